// The things on the dinner jacket: on its front a shirt, a tie, lapels, a rose and tears with ribs in them, on its
// back an embroidered skull and a belt. A place on the jacket is the number of a ring, from hem to collar with
// fractions between rings, and an angle off the front, so each place turns with the body.

import { add, scale } from '#dance/rules/routine/vector.ts';
import { type Brush, strokePath } from './brush.ts';
import { type Camera, project, type Spot } from './camera.ts';
import { nth } from './nth.ts';
import { blood, type Wardrobe } from './palette.ts';
import { mix } from './place.ts';
import { fillDisc, fillPolygon, traceLine } from './shape.ts';
import type { Section } from './tube.ts';

/** One ring of the trunk, which is an ellipse. */
export type Ring = Section & Required<Pick<Section, 'across' | 'deep'>>;

/** The jacket's rings from hem to neck, and the camera of the picture. */
export type Jacket = { camera: Camera; rings: readonly Ring[] };

type Place = readonly [ring: number, degrees: number];

// Rings are numbered: 0 hem, 1 hips, 2 waist, 3 chest, 4 armpits, 5 shoulders, 6 neck. Degrees grow to the dancer's
// left.
// biome-ignore format: one outline a line
const cut = {
  openBelow: [[1.9, 3], [1, -9], [0, -22], [-0.02, 0], [0, 26], [1, 12]],
  shirt: [[6, -40], [5.2, -34], [4, -26], [3, -14], [2.05, 3], [3, 18], [4, 27], [5.2, 34], [6, 40]],
  shirtShade: [[6, -40], [5.2, -34], [4, -26], [3, -14], [2.05, 3], [3.2, 2], [5.4, -12]],
  tie: [[5.3, -5], [5.3, 6], [4.7, 4], [3.4, 15], [2.4, 17], [1.9, 9], [2.4, 2], [3.4, 3], [4.7, -3]],
  tieLight: [[5.3, 1], [5.3, 6], [4.7, 4], [3.4, 15], [2.4, 17], [1.9, 9], [3.4, 9], [4.7, 1]],
  lapelLeft: [[6, 40], [5.2, 34], [4, 27], [3, 18], [2.05, 3], [2.7, 26], [3.5, 44], [3.8, 38], [4.1, 52], [5, 52]],
  lapelRight: [[6, -40], [5.2, -34], [4, -26], [3, -14], [2.05, 3], [2.6, -20], [3.5, -42], [3.8, -36], [4.1, -50], [5, -52]],
  chestTear: [[3.5, -58], [3.3, -44], [2.9, -52], [2.6, -40], [2.3, -58], [2.5, -72], [3.0, -70]],
  vent: [[0.95, 180], [-0.05, 171], [-0.05, 189]],
  backTear: [[3.5, 132], [3.2, 142], [2.9, 134], [2.6, 146], [2.3, 132], [2.6, 122], [3.1, 124]],
  skull: [[4.15, 180], [4.0, 168], [3.5, 157], [3.05, 156], [2.85, 163], [2.66, 166], [2.6, 180], [2.66, 194], [2.85, 197], [3.05, 204], [3.5, 203], [4.0, 192]],
  eyeLeft: [[3.35, 161], [3.4, 171], [3.12, 175], [2.98, 168], [3.05, 161]],
  eyeRight: [[3.35, 199], [3.4, 189], [3.12, 185], [2.98, 192], [3.05, 199]],
  nose: [[3.0, 180], [2.86, 177], [2.86, 183]],
  belt: [[1.98, 136], [2.0, 180], [1.98, 224], [1.72, 224], [1.7, 180], [1.72, 136]],
} as const satisfies Record<string, readonly Place[]>;

const rose: Place = [4.0, 40];
const button: Place = [1.85, 4];
const chestRibs = [2.55, 2.8, 3.05].map((ring) => [[ring, -64] as Place, [ring - 0.1, -50] as Place]);
const backRibs = [2.6, 2.85, 3.1].map((ring) => [[ring, 127] as Place, [ring - 0.06, 139] as Place]);
const backSeam = [5.6, 4.5, 3.5, 2.5, 1.5, 0.9].map((ring): Place => [ring, 180]);
const teeth = [172, 177.5, 182.5, 188].map((at) => [[2.82, at] as Place, [2.63, at] as Place]);
const buttons: readonly Place[] = [
  [1.85, 148],
  [1.85, 212],
];

/**
 * Paints the things on the jacket's front, for a chest that is turned to the viewer; `line` is the width of the ink in
 * pixels.
 */
export function paintFront(ctx: Brush, jacket: Jacket, wear: Wardrobe, line: number): void {
  patch(ctx, jacket, cut.openBelow, wear.trousers.shade);
  patch(ctx, jacket, cut.shirt, wear.shirt.lit);
  patch(ctx, jacket, cut.shirtShade, wear.shirt.shade);
  patch(ctx, jacket, cut.tie, wear.tie.shade);
  patch(ctx, jacket, cut.tieLight, wear.tie.lit);
  patch(ctx, jacket, cut.lapelLeft, wear.lapel.lit);
  patch(ctx, jacket, cut.lapelRight, wear.lapel.shade);
  patch(ctx, jacket, cut.chestTear, wear.skin.shade);
  for (const rib of chestRibs) thread(ctx, jacket, rib, wear.bone, line * 1.1);
  const flower = surface(jacket, rose);
  spot(ctx, flower, 0.026, blood[500]);
  const petal = 0.006 * flower.scale;
  spot(ctx, { ...flower, x: flower.x - petal, y: flower.y - petal }, 0.012, blood[700]);
  spot(ctx, surface(jacket, button), 0.013, wear.jacket.rim);
}

/** Paints the things on the jacket's back, for a back that is turned to the viewer. */
export function paintBack(ctx: Brush, jacket: Jacket, wear: Wardrobe, line: number): void {
  thread(ctx, jacket, backSeam, wear.jacket.shade, line * 0.8);
  patch(ctx, jacket, cut.vent, wear.trousers.shade);
  patch(ctx, jacket, cut.backTear, wear.skin.shade);
  for (const rib of backRibs) thread(ctx, jacket, rib, wear.bone, line * 0.9);
  patch(ctx, jacket, cut.skull, wear.shirt.lit);
  for (const hole of [cut.eyeLeft, cut.eyeRight, cut.nose]) patch(ctx, jacket, hole, wear.lapel.shade);
  for (const tooth of teeth) thread(ctx, jacket, tooth, wear.lapel.shade, line * 0.6);
  patch(ctx, jacket, cut.belt, wear.lapel.lit);
  for (const place of buttons) spot(ctx, surface(jacket, place), 0.016, wear.jacket.rim);
}

function surface({ camera, rings }: Jacket, [ring, degrees]: Place): Spot {
  const i = Math.min(rings.length - 2, Math.max(0, Math.floor(ring)));
  const low = nth(rings, i);
  const high = nth(rings, i + 1);
  const k = ring - i;
  const angle = (degrees * Math.PI) / 180;
  const across = scale(mix(low.across, high.across, k), Math.sin(angle));
  const deep = scale(mix(low.deep, high.deep, k), Math.cos(angle));
  return project(camera, add(mix(low.at, high.at, k), add(across, deep)));
}

function patch(ctx: Brush, jacket: Jacket, places: readonly Place[], colour: string): void {
  fillPolygon(
    ctx,
    places.map((place) => surface(jacket, place)),
    colour,
  );
}

function thread(ctx: Brush, jacket: Jacket, places: readonly Place[], colour: string, width: number): void {
  ctx.beginPath();
  traceLine(
    ctx,
    places.map((place) => surface(jacket, place)),
  );
  strokePath(ctx, width, colour);
}

/** Paints a disc of `radius` metres. */
function spot(ctx: Brush, at: Spot, radius: number, colour: string): void {
  fillDisc(ctx, at, radius * at.scale, colour);
}
