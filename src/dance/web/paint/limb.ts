// Arms and legs: torn sleeves and trousers over skin.

import type { Vec } from '#dance/rules/routine/pose.ts';
import { type BodyPart, inkWidth, type Layer } from './body-part.ts';
import { type Camera, project, type SeenPose } from './camera.ts';
import { fillTube, inkTear, inkTube } from './fill-tube.ts';
import { footPart } from './foot.ts';
import { handPart } from './hand.ts';
import { type Cloth, dimmed, type Wardrobe } from './palette.ts';
import { mix } from './place.ts';
import { type Section, tubeOf } from './tube.ts';

/** Returns upper arm, forearm and hand of one side. The right sleeve is torn off above the elbow. */
export function armParts(camera: Camera, pose: SeenPose, side: 'left' | 'right', wear: Wardrobe): BodyPart[] {
  const shoulder = pose.joints[`shoulder_${side}`];
  const elbow = pose.joints[`elbow_${side}`];
  const wrist = pose.joints[`wrist_${side}`];
  const limb = `arm ${side}`;
  const length = lengths(camera, wear.ink);
  const sleeve = (until: number, end: number, ragged: number) =>
    length(shoulder, mix(shoulder, elbow, until), [0.066, 0.068, end], wear.jacket, ragged);
  const upper =
    side === 'right'
      ? [length(shoulder, elbow, [0.056, 0.052, 0.042], wear.skin), sleeve(0.62, 0.068, 0.9)]
      : [sleeve(1, 0.058, 0)];
  const lower = [
    length(elbow, wrist, [0.043, 0.044, 0.03], wear.skin),
    ...(side === 'right'
      ? []
      : [length(elbow, mix(elbow, wrist, 0.66), [0.058, 0.058, 0.06], wear.jacket, 0.55)]),
    handPart(camera, pose, side, wear),
  ];
  const upperNear = (project(camera, shoulder).near + 2 * project(camera, elbow).near) / 3 + 0.04;
  const lowerNear = (project(camera, elbow).near + 2 * project(camera, wrist).near) / 3 + 0.05;
  return [
    stack(limb, upperNear, upper),
    stack(folded(camera, shoulder, elbow, wrist) ? `fore${limb}` : limb, lowerNear, lower),
  ];
}

/**
 * Shares of the weight. A leg that carries less than `even` is darker, and one that carries `free` or less is darkest,
 * so that every picture shows on which leg the dancer stands. Legs that carry the same are both light.
 */
const carries = { even: 0.47, free: 0.25 };

/** Returns the darkness of a leg that carries a share of the weight: 0 to 1. */
export function darkness(weight: number): number {
  return Math.min(1, Math.max(0, (carries.even - weight) / (carries.even - carries.free)));
}

/** Returns thigh, shin and foot of one side. The left foot is bare, and the left trouser leg is torn below the knee. */
export function legParts(
  camera: Camera,
  pose: SeenPose,
  side: 'left' | 'right',
  whole: Wardrobe,
): BodyPart[] {
  const dim = darkness(pose[`weight_${side}`]);
  const wear = {
    ...whole,
    trousers: dimmed(whole.trousers, dim),
    skin: dimmed(whole.skin, dim),
    shoe: dimmed(whole.shoe, dim),
  };
  const hip = pose.joints[`hip_${side}`];
  const knee = pose.joints[`knee_${side}`];
  const ankle = pose.joints[`ankle_${side}`];
  const torn = side === 'left';
  const limb = `leg ${side}`;
  const length = lengths(camera, wear.ink);
  const hem = mix(knee, ankle, torn ? 0.55 : 0.9);
  const thigh = length(hip, knee, [0.098, 0.09, 0.07], wear.trousers);
  const lower = [
    footPart(camera, pose, side, wear),
    length(knee, ankle, [0.05, 0.055, 0.036], wear.skin),
    length(knee, hem, [0.071, 0.069, torn ? 0.075 : 0.08], wear.trousers, torn ? 0.7 : 0.3),
  ];
  const thighNear = (project(camera, hip).near + project(camera, knee).near) / 2 - 0.03;
  const shinNear = (project(camera, knee).near + project(camera, ankle).near) / 2 - 0.02;
  return [
    stack(limb, thighNear, [thigh]),
    stack(folded(camera, hip, knee, ankle) ? `lower ${limb}` : limb, shinNear, lower),
  ];
}

/**
 * Returns the function that makes a straight length of limb from one joint to the next, with three radii along the
 * length and an end that may be `ragged`.
 */
function lengths(camera: Camera, ink: string) {
  return (
    start: Vec,
    end: Vec,
    [first, middle, last]: readonly [number, number, number],
    cloth: Cloth,
    ragged = 0,
  ): Layer => {
    const sections: Section[] = [
      { at: start, radius: first },
      { at: mix(start, end, 0.5), radius: middle },
      { at: end, radius: last },
    ];
    const tube = tubeOf(camera, sections, ragged > 0);
    const line = inkWidth * project(camera, end).scale;
    return {
      ink: (ctx) => inkTube(ctx, tube, line, ink, ragged),
      paint: (ctx) => {
        fillTube(ctx, tube, cloth, ragged);
        if (ragged) inkTear(ctx, tube, line, ink, ragged);
      },
    };
  };
}

/** Makes one part of several layers, the lowest layer first. */
function stack(limb: string, near: number, layers: readonly Layer[]): BodyPart {
  return {
    limb,
    near,
    ink: (ctx) => {
      for (const layer of layers) layer.ink(ctx);
    },
    paint: (ctx) => {
      for (const layer of layers) layer.paint(ctx);
    },
  };
}

/** Whether a joint is folded so far, as seen, that both halves of the limb overlap and need a line between them. */
function folded(camera: Camera, start: Vec, joint: Vec, end: Vec): boolean {
  const a = project(camera, start);
  const b = project(camera, joint);
  const c = project(camera, end);
  return (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y) < 0;
}
