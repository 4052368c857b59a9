// Works out the place of a foot's ankle from the place of the ball of the foot.

import { foot as measure } from './body.ts';
import type { Vec } from './pose.ts';
import type { FootNow } from './sample-feet.ts';
import { radians, subtract } from './vector.ts';

/** Returns the place of the ankle of a foot whose ball is at the place in `foot`. */
export function anklePlace(foot: FootNow): Vec {
  return subtract([foot.x, measure.toe + foot.high, foot.z], ankleToToe(foot));
}

/** The vector from the ankle to the ball of the foot. */
export function ankleToToe({ yaw, heel }: FootNow): Vec {
  const rise = radians(measure.rise + heel);
  const level = Math.cos(rise) * measure.length;
  return [Math.sin(radians(yaw)) * level, -Math.sin(rise) * measure.length, Math.cos(radians(yaw)) * level];
}
