// One dancing zombie as a shadow: an outline made from a pose, with a torn suit, claws and glowing eyes.

import { useId } from 'react';
import { blob, limb, type Point, torn, toward } from './shape.ts';
import { type ZombiePose, type ZombiePoseName, zombiePoses } from './zombie-poses.ts';

const headSize = 1.16;

type Wardrobe = { hair: 'tufts' | 'bun' | 'bald' | 'hat' | 'long'; skirt?: boolean };

/** `color` is the shadow's, `rim` the light on its edge, `eyes` the glow; place and mirror it with `transform`. */
export function Zombie({
  pose,
  hair = 'tufts',
  skirt = false,
  color = '#0d0817',
  rim,
  eyes = '#ffe9a8',
  transform,
  className,
}: Partial<Wardrobe> & {
  pose: ZombiePoseName;
  color?: string;
  rim?: string;
  eyes?: string;
  transform?: string;
  className?: string;
}) {
  const id = useId();
  const figure = drawZombie(zombiePoses[pose], { hair, skirt });
  return (
    <g transform={transform}>
      <g className={className}>
        {rim && <use href={`#${id}`} fill={rim} y="-1.3" />}
        <g fill={color}>
          <path id={id} d={figure.outline} />
        </g>
        <path d={figure.glow} fill={eyes} />
      </g>
    </g>
  );
}

function drawZombie(pose: ZombiePose, { hair, skirt }: Wardrobe) {
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
    head(pose.head, pose.tilt, hair),
  ];
  return { outline: outline.join(''), glow: face(pose.head, pose.tilt) + ribs(pose) };
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

function head(centre: Point, tilt: number, hair: Wardrobe['hair']): string {
  const turn = turner(centre, tilt);
  const skull = (
    [
      [-8.5, -4],
      [-5, -11],
      [2, -12.5],
      [8.5, -7.5],
      [9, 0],
      [7, 6],
      [5.5, 11.5],
      [0, 13.5],
      [-5, 11],
      [-6.5, 6],
      [-9, 1],
    ] as Point[]
  ).map(turn);
  const ear =
    limb([turn([-8, 0]), turn([-12, -2])], [2.5, 1.2]) + limb([turn([8, 0]), turn([12, -1])], [2.5, 1.2]);
  return (
    blob(skull) + ear + hairs[hair].map((strand) => spike(strand.map(turn) as unknown as Spike)).join('')
  );
}

type Spike = readonly [Point, Point, Point];

const hairs: Record<Wardrobe['hair'], readonly Spike[]> = {
  bald: [
    [
      [-2, -11],
      [3, -16],
      [2, -11],
    ],
  ],
  tufts: [
    [
      [-9, -2],
      [-13, -10],
      [-5, -9],
    ],
    [
      [-7, -7],
      [-8, -16],
      [-1, -11],
    ],
    [
      [-3, -10],
      [1, -19],
      [4, -11],
    ],
    [
      [2, -11],
      [9, -16],
      [8, -7],
    ],
  ],
  bun: [
    [
      [-6, -9],
      [-3, -21],
      [3, -11],
    ],
    [
      [-3, -10],
      [4, -22],
      [6, -10],
    ],
    [
      [-5, -10],
      [1, -24],
      [5, -10],
    ],
    [
      [-9, -3],
      [-13, 4],
      [-7, 4],
    ],
  ],
  hat: [
    [
      [-15, -7],
      [15, -9],
      [0, -13],
    ],
    [
      [-9, -9],
      [-7, -24],
      [8, -10],
    ],
    [
      [-7, -24],
      [10, -25],
      [8, -10],
    ],
  ],
  long: [
    [
      [-8, -8],
      [-15, 17],
      [-3, 4],
    ],
    [
      [-9, -6],
      [-11, 24],
      [-2, 6],
    ],
    [
      [8, -8],
      [14, 15],
      [3, 3],
    ],
    [
      [8, -6],
      [9, 22],
      [4, 5],
    ],
    [
      [-8, -5],
      [0, -17],
      [8, -5],
    ],
  ],
};

function spike([from, tip, to]: Spike): string {
  return blob([from, tip, to], 0.75);
}

/** What shines through the shadow: two eyes and a crooked grin. */
function face(centre: Point, tilt: number): string {
  const turn = turner(centre, tilt);
  const grin: Point[] = [
    [-4.5, 6],
    [-2, 7.6],
    [0, 6.8],
    [2, 8],
    [5.5, 5.6],
    [3, 9.6],
    [-1.5, 10],
  ];
  return (
    limb([turn([-5.6, -2.4]), turn([-3, -1.2])], [1.6, 2.5]) +
    limb([turn([3.4, -1]), turn([6, -2])], [2, 1.2]) +
    blob(grin.map(turn), 0.8)
  );
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

function turner([x, y]: Point, degrees: number): (point: Point) => Point {
  const [cos, sin] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return ([dx, dy]) => [x + headSize * (dx * cos - dy * sin), y + headSize * (dx * sin + dy * cos)];
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
