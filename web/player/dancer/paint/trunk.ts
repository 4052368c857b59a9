// The trunk in its dinner jacket: one rounded length from hem to collar, with shirt, tie, lapels and tears laid on it.

import type { Vec } from '#rules/routine/pose.ts';
import { add, cross, scale, subtract, unit } from '#rules/routine/vector.ts';
import { type Camera, facing, project, type SeenPose, type Spot } from './camera.ts';
import { fillTube, inkTube } from './fill-tube.ts';
import { inkWidth } from './limb.ts';
import { nth } from './nth.ts';
import type { Wardrobe } from './palette.ts';
import type { Part } from './part.ts';
import { mix } from './place.ts';
import { traceLine, tracePolygon } from './shape.ts';
import { type Section, tubeOf } from './tube.ts';

type Ring = Section & { across: Vec; deep: Vec };

/** The jacket's rings from hem to neck; a place on it is a ring number (fractions between) and an angle off the front. */
type Jacket = { camera: Camera; rings: readonly Ring[] };

export function trunkPart(camera: Camera, pose: SeenPose, wear: Wardrobe): Part {
  const jacket: Jacket = { camera, rings: ringsOf(pose) };
  const tube = tubeOf(camera, [...jacket.rings].reverse(), true);
  const chest = project(camera, pose.joints.chest);
  const line = inkWidth * chest.scale;
  const front = facing(pose.chest_forward);
  return {
    limb: 'trunk',
    near: (project(camera, pose.joints.pelvis).near + chest.near) / 2,
    ink: (ctx) => inkTube(ctx, tube, line, wear.ink, 0.22),
    paint: (ctx) => {
      fillTube(ctx, tube, wear.jacket, 0.22);
      if (front > -0.15) paintFront(ctx, jacket, wear, line);
      if (front < 0.35) paintBack(ctx, jacket, wear, line);
    },
  };
}

/** The seat of the trousers: what holds two legs together below the jacket. */
export function seatPart(camera: Camera, pose: SeenPose, wear: Wardrobe): Part {
  const { pelvis, hip_left, hip_right } = pose.joints;
  const tube = tubeOf(camera, [
    { at: mix(pelvis, hip_left, 0.8), radius: 0.1 },
    { at: mix(pelvis, hip_right, 0.8), radius: 0.1 },
  ]);
  const { near, scale: pixels } = project(camera, pelvis);
  return {
    limb: 'seat',
    near: near - 0.12,
    ink: (ctx) => inkTube(ctx, tube, inkWidth * pixels, wear.ink),
    paint: (ctx) => fillTube(ctx, tube, { ...wear.trousers, rim: wear.trousers.shade }),
  };
}

function ringsOf(pose: SeenPose): Ring[] {
  const { pelvis, waist, chest, neck, hip_left, hip_right, shoulder_left, shoulder_right } = pose.joints;
  const hips = unit(subtract(hip_left, hip_right));
  const rise = unit(subtract(waist, pelvis));
  const belly = scale(unit(cross(hips, rise)), pose.hand);
  const shoulders = subtract(shoulder_left, shoulder_right);
  const high = mix(shoulder_left, shoulder_right, 0.5);
  const breadth = unit(shoulders);
  const width = Math.hypot(...shoulders) / 2;
  const middle = unit(add(hips, breadth));
  const ring = (at: Vec, across: Vec, wide: number, deep: Vec, thick: number): Ring => ({
    at,
    radius: wide,
    across: scale(across, wide),
    deep: scale(deep, thick),
  });
  const stomach = unit(add(belly, pose.chest_forward));
  return [
    ring(add(pelvis, scale(rise, -0.115)), hips, 0.185, belly, 0.135),
    ring(add(pelvis, scale(rise, 0.03)), hips, 0.165, belly, 0.12),
    ring(waist, middle, 0.142, stomach, 0.108),
    ring(chest, breadth, width * 0.9, pose.chest_forward, 0.13),
    ring(mix(high, chest, 0.12), breadth, width * 1.0, pose.chest_forward, 0.115),
    ring(mix(high, neck, 0.35), breadth, width * 0.72, pose.chest_forward, 0.085),
    ring(mix(high, neck, 0.95), breadth, width * 0.34, pose.chest_forward, 0.06),
  ];
}

/** A point of the jacket's surface. */
function surface({ camera, rings }: Jacket, ring: number, degrees: number): Spot {
  const i = Math.min(rings.length - 2, Math.max(0, Math.floor(ring)));
  const k = ring - i;
  const low = nth(rings, i);
  const high = nth(rings, i + 1);
  const angle = (degrees * Math.PI) / 180;
  const at = mix(low.at, high.at, k);
  const across = mix(low.across, high.across, k);
  const deep = mix(low.deep, high.deep, k);
  return project(camera, add(at, add(scale(across, Math.sin(angle)), scale(deep, Math.cos(angle)))));
}

type Place = readonly [ring: number, degrees: number];

const shirtFront: readonly Place[] = [
  [6, -40],
  [5.2, -34],
  [4, -26],
  [3, -14],
  [2.05, 3],
  [3, 18],
  [4, 27],
  [5.2, 34],
  [6, 40],
];
const openBelow: readonly Place[] = [
  [1.9, 3],
  [1, -9],
  [0, -22],
  [-0.02, 0],
  [0, 26],
  [1, 12],
];
const lapelLeft: readonly Place[] = [
  [6, 40],
  [5.2, 34],
  [4, 27],
  [3, 18],
  [2.05, 3],
  [2.7, 26],
  [3.5, 44],
  [3.8, 38],
  [4.1, 52],
  [5, 52],
];
const lapelRight: readonly Place[] = [
  [6, -40],
  [5.2, -34],
  [4, -26],
  [3, -14],
  [2.05, 3],
  [2.6, -20],
  [3.5, -42],
  [3.8, -36],
  [4.1, -50],
  [5, -52],
];
const tie: readonly Place[] = [
  [5.3, -5],
  [5.3, 6],
  [4.7, 4],
  [3.4, 15],
  [2.4, 17],
  [1.9, 9],
  [2.4, 2],
  [3.4, 3],
  [4.7, -3],
];
const chestTear: readonly Place[] = [
  [3.5, -58],
  [3.3, -44],
  [2.9, -52],
  [2.6, -40],
  [2.3, -58],
  [2.5, -72],
  [3.0, -70],
];
const rose: Place = [4.0, 40];

function paintFront(ctx: CanvasRenderingContext2D, jacket: Jacket, wear: Wardrobe, line: number): void {
  const cut = (places: readonly Place[], colour: string) => {
    tracePolygon(
      ctx,
      places.map(([ring, degrees]) => surface(jacket, ring, degrees)),
    );
    ctx.fillStyle = colour;
    ctx.fill();
  };
  cut(openBelow, wear.trousers.shade);
  cut(shirtFront, wear.shirt.lit);
  cut(
    [
      [6, -40],
      [5.2, -34],
      [4, -26],
      [3, -14],
      [2.05, 3],
      [3.2, 2],
      [5.4, -12],
    ],
    wear.shirt.shade,
  );
  cut(tie, wear.tie.shade);
  cut(
    [
      [5.3, 1],
      [5.3, 6],
      [4.7, 4],
      [3.4, 15],
      [2.4, 17],
      [1.9, 9],
      [3.4, 9],
      [4.7, 1],
    ],
    wear.tie.lit,
  );
  cut(lapelLeft, wear.lapel.lit);
  cut(lapelRight, wear.lapel.shade);
  cut(chestTear, wear.skin.shade);
  paintRibs(ctx, jacket, wear, line);
  const flower = surface(jacket, ...rose);
  ctx.beginPath();
  ctx.arc(flower.x, flower.y, 0.026 * flower.scale, 0, Math.PI * 2);
  ctx.fillStyle = '#d9414a';
  ctx.fill();
  ctx.beginPath();
  ctx.arc(
    flower.x - 0.006 * flower.scale,
    flower.y - 0.006 * flower.scale,
    0.012 * flower.scale,
    0,
    Math.PI * 2,
  );
  ctx.fillStyle = '#8f1d24';
  ctx.fill();
  const button = surface(jacket, 1.85, 4);
  ctx.beginPath();
  ctx.arc(button.x, button.y, 0.013 * button.scale, 0, Math.PI * 2);
  ctx.fillStyle = wear.jacket.rim;
  ctx.fill();
}

/** Bones under the torn cloth. */
function paintRibs(ctx: CanvasRenderingContext2D, jacket: Jacket, wear: Wardrobe, line: number): void {
  ctx.beginPath();
  for (const ring of [2.55, 2.8, 3.05]) {
    const from = surface(jacket, ring, -64);
    const to = surface(jacket, ring - 0.1, -50);
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
  }
  ctx.lineWidth = line * 1.1;
  ctx.strokeStyle = wear.bone;
  ctx.stroke();
}

const backTear: readonly Place[] = [
  [4.2, 150],
  [3.7, 162],
  [3.3, 152],
  [2.9, 166],
  [2.6, 150],
  [3.0, 138],
  [3.6, 142],
];

function paintBack(ctx: CanvasRenderingContext2D, jacket: Jacket, wear: Wardrobe, line: number): void {
  const spots = [5.6, 4.5, 3.5, 2.5, 1.5, 0.9].map((ring) => surface(jacket, ring, 180));
  ctx.beginPath();
  traceLine(ctx, spots);
  ctx.lineWidth = line * 0.8;
  ctx.strokeStyle = wear.jacket.shade;
  ctx.stroke();
  const fill = (places: readonly Place[], colour: string) => {
    tracePolygon(
      ctx,
      places.map(([ring, degrees]) => surface(jacket, ring, degrees)),
    );
    ctx.fillStyle = colour;
    ctx.fill();
  };
  fill(
    [
      [0.95, 180],
      [-0.05, 171],
      [-0.05, 189],
    ],
    wear.trousers.shade,
  );
  fill(backTear, wear.skin.shade);
  ctx.beginPath();
  for (const ring of [2.85, 3.15, 3.5]) {
    const from = surface(jacket, ring, 146);
    const to = surface(jacket, ring - 0.06, 158);
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
  }
  ctx.strokeStyle = wear.bone;
  ctx.stroke();
}
