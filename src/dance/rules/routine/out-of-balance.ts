// Checks whether a body that stands still in a pose would fall over. The check is not for poses within a step, because
// a step is a fall that the next foot catches.

import type { Pose, Vec } from './pose.ts';
import { add, distance, dot, scale, subtract } from './vector.ts';

/**
 * Metres by which the body's weight may be beyond the middle of its feet: about half the length of a foot, and what a
 * bent back makes up for.
 */
const limit = 0.22;

/** Shares of the weight above the legs; the share of the chest includes the arms. */
const shares = { pelvis: 0.45, chest: 0.4, head: 0.15 };

/**
 * Returns a sentence if the body falls over in the pose; an empty list if it does not, or if no foot is on the floor.
 */
export function outOfBalance({ joints: j, weight_left, weight_right }: Pose): string[] {
  const weight = onFloor(
    add(add(scale(j.pelvis, shares.pelvis), scale(j.chest, shares.chest)), scale(j.head, shares.head)),
  );
  const left = onFloor(scale(add(j.ankle_left, j.toe_left), 0.5));
  const right = onFloor(scale(add(j.ankle_right, j.toe_right), 0.5));
  if (weight_left + weight_right === 0) return [];
  const under = weight_left === 0 ? right : weight_right === 0 ? left : nearest(weight, left, right);
  const beyond = distance(weight, under);
  return beyond > limit ? [`the dancer falls over, ${(beyond * 100).toFixed(0)} cm beyond the feet`] : [];
}

function onFloor([x, , z]: Vec): Vec {
  return [x, 0, z];
}

/** The point between `from` and `to` that is nearest to `place`. */
function nearest(place: Vec, from: Vec, to: Vec): Vec {
  const way = subtract(to, from);
  const share = dot(subtract(place, from), way) / Math.max(1e-9, dot(way, way));
  return add(from, scale(way, Math.min(1, Math.max(0, share))));
}
