// Dresses a pose: legs, jacket and arms of a shadow zombie as one path, and its head, claws and shoes, which are the
// same for every pose and only put in their places. The head is zombie-head.ts.

import { blob, limb, type Point, sliver, torn, toward } from './shape.ts';
import { drawHead, face, type Hair, headSize } from './zombie-head.ts';
import type { ZombiePose } from './zombie-poses.ts';

export type Wardrobe = { hair: Hair; skirt: boolean };

/** A path in the place where the pose wants it. */
export type Part = { d: string; transform?: string };

/** The parts of a zombie in this pose: the shadow itself, and what glows in it. */
export function drawZombie(pose: ZombiePose, { hair, skirt }: Wardrobe): { shadow: Part[]; glow: Part[] } {
  const slope = radians(pose.shoulders);
  const [leftShoulder, rightShoulder] = [
    toward(pose.neck, slope + Math.PI, 15),
    toward(pose.neck, slope, 15),
  ].map(([x, y]): Point => [x, y + 5]) as [Point, Point];
  const [px, py] = pose.pelvis;
  const body = [
    leg([px - 7, py], pose.left_leg, skirt ? 5.5 : 8.5),
    leg([px + 7, py], pose.right_leg, skirt ? 5.5 : 8.5),
    skirt ? torn([px - 21, py + 12], [px + 21, py + 13], 7, 12, down, fine) + skirtOutline(pose.pelvis) : '',
    jacket(pose, leftShoulder, rightShoulder),
    arm(leftShoulder, pose.left_arm),
    arm(rightShoulder, pose.right_arm),
    sliver([pose.neck, pose.head], [5.5, 5], fine),
  ];
  return {
    shadow: [
      { d: body.join('') },
      placed(drawHead(hair), pose.head, pose.tilt, headSize),
      ...[pose.left_arm, pose.right_arm].map(({ wrist, hand }) => placed(claw, wrist, hand)),
      ...[pose.left_leg, pose.right_leg].map(({ ankle, foot }) => placed(shoe, ankle, foot)),
    ],
    glow: [
      placed(face, pose.head, pose.tilt, headSize),
      placed(ribs, pose.pelvis, degrees(pose.pelvis, pose.neck)),
    ],
  };
}

/** The body's outlines lie on half units: at the size of the page's largest zombie, that is one pixel. */
const fine = 2;
const down = Math.PI / 2;

function placed(d: string, [x, y]: Point, turn: number, size?: number): Part {
  const scale = size ? ` scale(${size})` : '';
  return { d, transform: `translate(${x} ${y}) rotate(${turn})${scale}` };
}

function leg(hip: Point, { knee, ankle }: ZombiePose['left_leg'], thick: number): string {
  return (
    limb([hip, knee, ankle], [thick, thick * 0.74, thick * 0.52], fine) +
    torn([ankle[0] - 6.5, ankle[1] - 7], [ankle[0] + 6.5, ankle[1] - 7.5], 4, 7, down, fine)
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
    fine,
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
      fine,
    );
  });
  return body + pads.join('') + torn([px - 16, py + 3], [px + 16, py + 3], 6, 13, down, fine);
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
    fine,
  );
}

function arm(shoulder: Point, { elbow, wrist }: ZombiePose['left_arm']): string {
  const along = Math.atan2(wrist[1] - elbow[1], wrist[0] - elbow[0]);
  const cuff = toward(elbow, along, 9);
  const across = along + Math.PI / 2;
  return (
    limb([shoulder, elbow, cuff], [7, 5.8, 5.6], fine) +
    sliver([elbow, wrist], [4.2, 3.1], fine) +
    torn(toward(cuff, across, -5.6), toward(cuff, across, 5.6), 3, 7, along, fine) +
    torn(toward(elbow, 0, -5), toward(elbow, 0, 5), 3, 9, down, fine)
  );
}

/** A palm and five hooked fingers, pointing to the right, with the wrist in the origin. */
const claw =
  limb(
    [
      [0, 0],
      [4.5, 0],
    ],
    [3.2, 4.4],
  ) +
  (
    [
      [-1.25, 6, 0.9],
      [-0.55, 9.5, 0.75],
      [-0.1, 10.5, 0.6],
      [0.35, 9.5, 0.5],
      [0.85, 7.5, 0.2],
    ] as const
  )
    .map(([spread, length, hook]) => {
      const palm: Point = [4.5, 0];
      const knuckle = toward(palm, spread, length * 0.62);
      return sliver([palm, knuckle, toward(knuckle, spread + hook, length * 0.62)], [2, 1.5, 0.3]);
    })
    .join('');

/** A shoe with its ankle in the origin and its toe to the right. */
const shoe = blob([
  [-4.6, 0],
  [-1, -4.6],
  [11, -3.2],
  [14, 0],
  [11, 3.2],
  [-1, 4.6],
]);

/** Ribs that show where the jacket is torn; the spine goes to the right. */
const ribs = [12, 17, 22]
  .map((up, i) => sliver([[up, 3], toward([up, 3], down - 0.4, 5.5 + i)], [0.5, 1]))
  .join('');

function degrees(from: Point, to: Point): number {
  return Math.round((Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI);
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
