// Dresses a pose: legs, jacket, arms and claws of a shadow zombie, as paths. The head is zombie-head.ts.

import { blob, limb, type Point, torn, toward } from './shape.ts';
import { drawFace, drawHead, type Hair } from './zombie-head.ts';
import type { ZombiePose } from './zombie-poses.ts';

export type Wardrobe = { hair: Hair; skirt: boolean };

/** The paths of a zombie in this pose: the shadow itself, and what glows in it. */
export function drawZombie(pose: ZombiePose, { hair, skirt }: Wardrobe) {
  const slope = radians(pose.shoulders);
  const [leftShoulder, rightShoulder] = [
    toward(pose.neck, slope + Math.PI, 15),
    toward(pose.neck, slope, 15),
  ].map(([x, y]): Point => [x, y + 5]) as [Point, Point];
  const [px, py] = pose.pelvis;
  const [leftHip, rightHip]: [Point, Point] = [
    [px - 7, py],
    [px + 7, py],
  ];
  const outline = [
    leg(leftHip, pose.left_leg, skirt ? 5.5 : 8.5),
    leg(rightHip, pose.right_leg, skirt ? 5.5 : 8.5),
    jacket(pose, leftShoulder, rightShoulder),
    skirt ? torn([px - 21, py + 12], [px + 21, py + 13], 7, 12) + skirtOutline(pose.pelvis) : '',
    arm(leftShoulder, pose.left_arm),
    arm(rightShoulder, pose.right_arm),
    limb([pose.neck, pose.head], [5.5, 5]),
    drawHead(pose.head, pose.tilt, hair),
  ];
  return { outline: outline.join(''), glow: drawFace(pose.head, pose.tilt) + ribs(pose) };
}

function leg(hip: Point, { knee, ankle, foot }: ZombiePose['left_leg'], thick: number): string {
  const turn = radians(foot);
  const toe = toward(ankle, turn, 11);
  const sole: Point = [toe[0], toe[1] + 1.5];
  return (
    limb([hip, knee, ankle], [thick, thick * 0.74, thick * 0.52]) +
    limb([ankle, sole], [4.6, 3.2]) +
    torn([ankle[0] - 6.5, ankle[1] - 7], [ankle[0] + 6.5, ankle[1] - 7.5], 4, 7)
  );
}

function jacket(pose: ZombiePose, left: Point, right: Point): string {
  const [px, py] = pose.pelvis;
  const [nx, ny] = pose.neck;
  const waist: Point = [(px * 2 + nx) / 3, (py * 2 + ny) / 3];
  const body = blob(
    [
      [nx - 5, ny - 3],
      [left[0] - 5, left[1] - 4],
      [left[0] - 3, left[1] + 8],
      [waist[0] - 12, waist[1]],
      [px - 15, py + 6],
      [px, py + 8],
      [px + 15, py + 5],
      [waist[0] + 12, waist[1]],
      [right[0] + 3, right[1] + 8],
      [right[0] + 5, right[1] - 4],
      [nx + 5, ny - 3],
    ],
    0.3,
  );
  const pads = [left, right].map(([x, y], i) => {
    const out = i === 0 ? -1 : 1;
    return blob(
      [
        [x - 5 * out, y - 6],
        [x + 4 * out, y - 7],
        [x + 11 * out, y - 9.5],
        [x + 5 * out, y + 4],
      ],
      0.6,
    );
  });
  return body + pads.join('') + torn([px - 16, py + 3], [px + 16, py + 3], 6, 13);
}

function skirtOutline([x, y]: Point): string {
  return blob(
    [
      [x - 9, y - 12],
      [x + 9, y - 12],
      [x + 21, y + 14],
      [x, y + 17],
      [x - 21, y + 13],
    ],
    0.5,
  );
}

function arm(shoulder: Point, { elbow, wrist, hand }: ZombiePose['left_arm']): string {
  const along = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  const cuff = toward(elbow, along, 9);
  const across = along + Math.PI / 2;
  return (
    limb([shoulder, elbow], [7, 5.8]) +
    limb([elbow, cuff], [5.8, 5.6]) +
    limb([elbow, wrist], [4.2, 2.9]) +
    torn(toward(cuff, across, -5.6), toward(cuff, across, 5.6), 3, 7, along) +
    torn(toward(elbow, 0, -5), toward(elbow, 0, 5), 3, 9) +
    claw(wrist, radians(hand))
  );
}

/** A palm and five hooked fingers, pointing towards `angle`. */
function claw(wrist: Point, angle: number): string {
  const palm = toward(wrist, angle, 4.5);
  let d = limb([wrist, palm], [3.2, 4.4]);
  for (const [spread, length, hook] of [
    [-1.25, 6, 0.9],
    [-0.55, 9.5, 0.75],
    [-0.1, 10.5, 0.6],
    [0.35, 9.5, 0.5],
    [0.85, 7.5, 0.2],
  ] as const) {
    const knuckle = toward(palm, angle + spread, length * 0.62);
    const tip = toward(knuckle, angle + spread + hook, length * 0.62);
    d += limb([palm, knuckle, tip], [2, 1.5, 0.3]);
  }
  return d;
}

/** Ribs showing where the jacket is torn. */
function ribs({ pelvis, neck }: ZombiePose): string {
  const along = Math.atan2(neck[1] - pelvis[1], neck[0] - pelvis[0]);
  return [12, 17, 22]
    .map((up, i) => {
      const from = toward(toward(pelvis, along, up), along + Math.PI / 2, 3);
      return limb([from, toward(from, along + Math.PI / 2 - 0.4, 5.5 + i)], [0.5, 1]);
    })
    .join('');
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
