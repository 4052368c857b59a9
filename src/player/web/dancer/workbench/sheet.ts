// Contact sheets: each shows a phrase count by count, so that a choreographer sees at a glance whether a move
// looks like its name.

import { countSeconds } from '#dance/content/routine/routine.ts';
import type { VersionName } from '#dance/content/routine/version-names.ts';
import { composedDance } from '#dance/rules/compose/compose.ts';
import { seededScore } from '#dance/rules/compose/testing/seeded-score.ts';
import { type Dance, houseDance } from '#dance/rules/routine/dance.ts';
import { danceIn } from '#dance/rules/routine/versions/dance-in.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import {
  allCounts,
  type Counts,
  cuesIn,
  phraseAt,
  phraseCounts,
  type Score,
} from '#dance/rules/score/score.ts';
import { cameraFor, type Frame, project, type Side, safeRatio, seenFrom } from '#dance/web/paint/camera.ts';
import { paintFigure, paintShadows } from '#dance/web/paint/figure.ts';
import { formationOf } from '#dance/web/paint/formation.ts';
import { leadWardrobe, night } from '#dance/web/paint/palette.ts';
import { picturePainter } from '#dance/web/paint/picture.ts';
import { countsOf } from '../cue-list.tsx';

const cell = { width: 250, height: 270, label: 22 };
const columns = 8;

/**
 * A sheet of all 32 counts of a phrase (1 to 24) of the house routine, in four rows of eight. Each count shows
 * the dancer from near by, on a plain floor.
 */
export function paintPhraseSheet(phrase: number, side: Side): HTMLCanvasElement {
  return paintSheet(houseScore(), houseDance, phraseCounts(houseScore(), phrase), side);
}

/**
 * A sheet of a dance of random house moves, eight counts in each row. The same seed always makes the same dance.
 */
export function paintRandomSheet(seed: number, side: Side, version: VersionName): HTMLCanvasElement {
  const score = seededScore(seed, 8);
  return paintSheet(score, composedDance(score, version), allCounts(score), side);
}

function paintSheet(score: Score, dance: Dance, counts: Counts, side: Side): HTMLCanvasElement {
  const called = cuesIn(score, counts).map((cue) => ({ ...cue, count: cue.place - counts.start + 1 }));
  const words = countsOf(called, counts.end - counts.start);
  const { title, section } = score.phrases[phraseAt(score, counts.start) - 1] ?? { title: '', section: '' };
  const high = cell.height + cell.label;
  const { canvas, ctx } = paper(cell.width * columns, high * Math.ceil(words.length / columns) + 44);
  write(ctx, `${score.title}: ${title} (${section}), ${side}`, 14, 30, 24, '#ffd166');
  words.forEach(({ count, words }, i) => {
    const x = (i % columns) * cell.width;
    const y = 44 + Math.floor(i / columns) * high;
    paintCell(ctx, dance, (counts.start + i) * countSeconds, side, x, y);
    write(ctx, `${((count - 1) % 8) + 1}  ${words}`, x + 8, y + cell.height + 16, 16, '#f6f0e0');
  });
  return canvas;
}

/**
 * Paints one count. The camera follows the dancer; marks on the floor, one a metre, show how far the dancer has
 * moved.
 */
function paintCell(
  ctx: CanvasRenderingContext2D,
  dance: Dance,
  time: number,
  side: Side,
  x: number,
  y: number,
): void {
  const frame = { width: cell.width, height: cell.height, safe: { top: 0, bottom: 0 } };
  const camera = cameraFor(frame, dance.shots[side](time, safeRatio(frame)));
  const pose = seenFrom(dance.poseAt(time), side, false);
  ctx.save();
  ctx.beginPath();
  ctx.rect(x + 2, y, cell.width - 4, cell.height);
  ctx.clip();
  ctx.translate(x, y);
  ctx.fillStyle = night[700];
  ctx.fillRect(0, 0, cell.width, cell.height);
  ctx.fillStyle = night[600];
  for (let z = -2; z <= 1; z++) {
    const left = project(camera, [-3, 0, z]);
    const right = project(camera, [3, 0, z]);
    ctx.fillRect(left.x, left.y, right.x - left.x, z === 0 ? 3 : 1);
  }
  for (let metre = -3; metre <= 3; metre++) {
    const mark = project(camera, [metre, 0, 0]);
    ctx.fillRect(mark.x - 1, mark.y - 5, 3, 10);
  }
  paintShadows(ctx, camera, pose);
  paintFigure(ctx, camera, pose, leadWardrobe, dance.seated);
  ctx.restore();
}

/** The picture's size, and how the moments of a strip are shown. */
export type Look = Frame & {
  side: Side;
  mirrored: boolean;
  chorus: number;
  version: VersionName;
};

/** Some moments of the dance in a row, exactly as learners see them; times in seconds of the routine. */
export function paintStrip(times: readonly number[], look: Look): HTMLCanvasElement {
  const { width, height, side, chorus } = look;
  const { canvas, ctx } = paper(width * times.length, height);
  const picture = document.createElement('canvas');
  const paint = picturePainter(document.createElement('canvas'), picture);
  const dance = danceIn(look.version);
  for (const [i, seconds] of times.entries()) {
    const poses = formationOf(chorus).map(({ late }) => dance.poseAt(seconds - late));
    const shot = dance.shots[side](seconds, safeRatio(look));
    paint({ ...look, grain: 1, seconds, poses, shot, footing: null, trails: null, seated: dance.seated });
    ctx.drawImage(picture, i * width, 0);
  }
  return canvas;
}

function paper(width: number, height: number) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('this browser draws no canvas');
  ctx.fillStyle = night[950];
  ctx.fillRect(0, 0, width, height);
  return { canvas, ctx };
}

function write(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  size: number,
  colour: string,
): void {
  ctx.font = `${size}px sans-serif`;
  ctx.fillStyle = colour;
  ctx.fillText(text, x, y);
}
