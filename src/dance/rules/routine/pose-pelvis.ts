// Places the pelvis: the weight moves the pelvis between the feet, bent knees and long strides lower it, and a lean
// moves it the other way for balance.

import { anklePlace } from './ankle-place.ts';
import { hip, legLength, standing } from './body.ts';
import { channel } from './channels.ts';
import { type Frame, frame, toWorld } from './frame.ts';
import type { Vec } from './pose.ts';
import type { FootNow } from './sample-feet.ts';
import { along, smoothstep } from './vector.ts';

/** The pelvis, and both feet with their heels, which rise when the body is ahead of a foot. */
export type Pelvis = {
  place: Vec;
  frame: Frame;
  hips: readonly [left: Vec, right: Vec];
  feet: readonly [left: FootNow, right: FootNow];
};

/** Share of the way from the middle to a foot by which the pelvis moves when that foot has all the weight. */
const carry = 0.72;
/** Length to which a leg can stretch. A leg is never quite straight. */
const straightest = legLength * 0.992;

/** Places the pelvis over the feet at `beat`, low enough that both legs reach their feet. */
export function posePelvis(row: Float64Array, left: FootNow, right: FootNow, beat: number): Pelvis {
  const weight = row[channel.weight] as number;
  const facing = row[channel.facing] as number;
  const lean = row[channel.lean] as number;
  const push = (row[channel.hips] as number) / 100;
  const share = (1 + weight * carry) / 2;
  const ground = frame(facing, 0, 0);
  // When the body leans or bends one way, the pelvis moves the other way, so that the body stays over its feet.
  const ahead = (row[channel.push] as number) / 100 - 0.045 - 0.2 * Math.sin((lean * Math.PI) / 180);
  const aside = push - 0.08 * Math.sin(((row[channel.bend] as number) * Math.PI) / 180);
  const turned = frame(facing + (row[channel.swivel] as number), lean * 0.35, -push * 90 - weight * 2.5);

  const floor: Vec = [right.x + (left.x - right.x) * share, 0, right.z + (left.z - right.z) * share];
  const under = along(along(floor, ground.forward, ahead), ground.left, aside);
  const feet = [trail(left, under, ground), trail(right, under, ground)] as const;
  const airborne = softMin(left.high, right.high, 0.01);
  // The knees bend on each beat, so the pelvis is lowest there, and highest between two beats.
  const bounce = 0.011 * (row[channel.pulse] as number) * (1 + Math.cos(2 * Math.PI * beat));
  const wanted = standing - (row[channel.sink] as number) / 100 - bounce + Math.max(0, airborne);
  const hips = [toWorld(turned, [hip.out, -hip.down, 0]), toWorld(turned, [-hip.out, -hip.down, 0])] as const;
  const height = softMin(
    wanted,
    softMin(reachable(under, hips[0], feet[0]), reachable(under, hips[1], feet[1]), 0.01),
    0.015,
  );
  const place: Vec = [under[0], height, under[2]];
  return {
    place,
    frame: turned,
    hips: [along(place, hips[0], 1), along(place, hips[1], 1)],
    feet,
  };
}

/** A foot that the body has left behind rolls up onto its ball; the ball itself does not move. */
function trail(foot: FootNow, under: Vec, { forward }: Frame): FootNow {
  const behind = (under[0] - foot.x) * forward[0] + (under[2] - foot.z) * forward[2];
  return { ...foot, heel: foot.heel + 42 * smoothstep(0.02, 0.3, behind) };
}

/** The largest height of the pelvis at which a leg still reaches `foot`; `toHip` leads from the pelvis to its hip. */
function reachable(under: Vec, toHip: Vec, foot: FootNow): number {
  const ankle = anklePlace(foot);
  const aside = Math.hypot(under[0] + toHip[0] - ankle[0], under[2] + toHip[2] - ankle[2]);
  const rise = straightest * straightest - aside * aside;
  // Beyond the leg's reach the height goes on falling steadily, so that the motion has no jump.
  return ankle[1] - toHip[1] + (rise > 0.01 ? Math.sqrt(rise) : 0.1 - (0.01 - rise));
}

/**
 * A smooth minimum of two numbers. It is never more than either of them, and has no corner where they are equal; within
 * `blend` metres of difference the corner is rounded.
 */
function softMin(a: number, b: number, blend: number): number {
  const mix = Math.max(0, blend - Math.abs(a - b)) / blend;
  return Math.min(a, b) - (mix * mix * blend) / 4;
}
