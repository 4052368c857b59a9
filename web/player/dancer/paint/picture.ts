// A whole picture from plain numbers: graveyard and dancers on two canvases. It runs on the page and in a worker alike,
// so it must never touch a document, and it knows nothing of the routine, which the page has anyway.

import type { Pose } from '#rules/routine/pose.ts';
import { paintBackdrop } from './backdrop.ts';
import type { Brush } from './brush.ts';
import { cameraFor, type Side, seenFrom } from './camera.ts';
import { paintFigure, paintShadows } from './figure.ts';
import { formationOf } from './formation.ts';
import { nth } from './nth.ts';

/** What the worker paints on; its first message. */
export type Canvases = { backdrop: OffscreenCanvas; figures: OffscreenCanvas };

/** All that a picture depends on; plain data, so that it can be handed to a worker. */
export type Picture = {
  /** Of both canvases, in pixels. */
  width: number;
  height: number;
  /** Seconds of the routine that it shows. */
  seconds: number;
  /** The dancers, in the order of their formation. */
  poses: readonly Pose[];
  side: Side;
  mirrored: boolean;
};

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/** Returns what paints pictures on the two canvases: the graveyard only when their size changes. */
export function picturePainter(backdrop: Canvas, figures: Canvas): (picture: Picture) => void {
  const scene = brushOf(backdrop, { alpha: false });
  const ctx = brushOf(figures);
  let size = '';
  return ({ width, height, poses, side, mirrored }) => {
    const camera = cameraFor(width, height);
    if (size !== `${width} ${height}`) {
      size = `${width} ${height}`;
      for (const canvas of [backdrop, figures]) Object.assign(canvas, { width, height });
      if (scene) paintBackdrop(scene, camera);
    }
    if (!ctx) return;
    ctx.clearRect(0, 0, width, height);
    const cast = formationOf(poses.length - 1).map(({ right, back, wear }, i) => ({
      wear,
      pose: seenFrom(nth(poses, i), side, mirrored, right, back),
    }));
    for (const { pose } of cast) paintShadows(ctx, camera, pose);
    for (const { pose, wear } of cast) paintFigure(ctx, camera, pose, wear);
  };
}

function brushOf(canvas: Canvas, options?: CanvasRenderingContext2DSettings): Brush | null {
  // Both kinds of canvas have this call, but TypeScript sees two; where there is only one kind, its name must do.
  return (canvas as HTMLCanvasElement).getContext('2d', options);
}
