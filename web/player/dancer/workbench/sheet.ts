// Contact sheets: a phrase count by count, so that a choreographer sees at a glance whether a move reads as its name.

import { countSeconds, phraseSeconds, routine } from '#content/routine/routine.ts';
import { cuesBetween } from '#rules/routine/count-at.ts';
import { poseAt } from '#rules/routine/pose-at.ts';
import { countsOf } from '../cue-list.tsx';
import { paintBackdrop } from '../paint/backdrop.ts';
import { cameraFor, project, type Side, seenFrom } from '../paint/camera.ts';
import { paintFigure, paintShadows } from '../paint/figure.ts';
import { formationOf } from '../paint/formation.ts';
import { leadWardrobe, night } from '../paint/palette.ts';

const cell = { width: 250, height: 270, label: 22 };
const columns = 8;

/** All 32 counts of a phrase (1 to 24), four rows of eight, each dancer close up on a plain floor. */
export function paintPhraseSheet(phrase: number, side: Side): HTMLCanvasElement {
  const start = (phrase - 1) * phraseSeconds;
  const words = countsOf(cuesBetween(start, start + phraseSeconds));
  const { title, section } = routine.phrases[phrase - 1] ?? { title: '', section: '' };
  const high = cell.height + cell.label;
  const { canvas, ctx } = paper(cell.width * columns, high * 4 + 44);
  write(ctx, `${phrase}. ${title} (${section}), ${side}`, 14, 30, 24, '#ffd166');
  words.forEach(({ count, words }, i) => {
    const x = (i % columns) * cell.width;
    const y = 44 + Math.floor(i / columns) * high;
    paintCell(ctx, start + i * countSeconds, side, x, y);
    write(ctx, `${((count - 1) % 8) + 1}  ${words}`, x + 8, y + cell.height + 16, 16, '#f6f0e0');
  });
  return canvas;
}

/** One count: the picture follows the dancer sideways and leaves marks on the floor, so that travel is seen too. */
function paintCell(ctx: CanvasRenderingContext2D, time: number, side: Side, x: number, y: number): void {
  const camera = cameraFor(cell.width * 1.6, cell.height);
  const pose = seenFrom(poseAt(time), side, false);
  const middle = project(camera, pose.joints.pelvis).x;
  ctx.save();
  ctx.beginPath();
  ctx.rect(x + 2, y, cell.width - 4, cell.height);
  ctx.clip();
  ctx.translate(x, y);
  ctx.fillStyle = night[700];
  ctx.fillRect(0, 0, cell.width, cell.height);
  ctx.translate(cell.width / 2 - middle, 0);
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
  paintFigure(ctx, camera, pose, leadWardrobe);
  ctx.restore();
}

/** Some moments of the dance in a row, each with graveyard and all; times in seconds of the routine. */
export function paintStrip(
  times: readonly number[],
  side: Side,
  width: number,
  height: number,
  chorus: number,
): HTMLCanvasElement {
  const { canvas, ctx } = paper(width * times.length, height);
  for (const [i, time] of times.entries()) {
    paintMoment(ctx, time, side, i * width, 0, width, height, chorus);
  }
  return canvas;
}

function paintMoment(
  ctx: CanvasRenderingContext2D,
  time: number,
  side: Side,
  x: number,
  y: number,
  width: number,
  height: number,
  chorus: number,
): void {
  const camera = cameraFor(width, height);
  ctx.save();
  ctx.beginPath();
  ctx.rect(x, y, width, height);
  ctx.clip();
  ctx.translate(x, y);
  paintBackdrop(ctx, camera);
  const cast = formationOf(chorus).map(({ right, back, late, wear }) => ({
    wear,
    pose: seenFrom(poseAt(time - late), side, false, right, back),
  }));
  for (const { pose } of cast) paintShadows(ctx, camera, pose);
  for (const { pose, wear } of cast) paintFigure(ctx, camera, pose, wear);
  ctx.restore();
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
