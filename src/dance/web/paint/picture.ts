// The painter makes a whole picture from plain numbers: a piece of the graveyard, and the dancers on it. The code runs
// on the page and in a worker alike, so it must never use the document. It does not load the routine, which the page
// has already loaded.

import type { Shot } from '#dance/rules/routine/camera/shots.ts';
import type { Footing } from '#dance/rules/routine/footing.ts';
import type { HandTrails } from '#dance/rules/routine/hand-trails.ts';
import type { Pose, Vec } from '#dance/rules/routine/pose.ts';
import { paintBackdrop } from './backdrop.ts';
import type { Brush } from './brush.ts';
import { type Camera, cameraFor, type Frame, project, type Side, seenFrom, turnTo } from './camera.ts';
import { paintFigure, paintShadows } from './figure.ts';
import { paintFootprints } from './footprints.ts';
import { formationOf, groupOf, hereBack } from './formation.ts';
import { nth } from './nth.ts';
import { moon, wardrobeOf } from './palette.ts';
import { cropOf, type Scenery, sceneryFor } from './scenery.ts';
import { paintTrails } from './trails.ts';

/** The first message to the worker: a canvas for the graveyard, which nobody sees, and the picture's canvas. */
export type Canvases = { scenery: OffscreenCanvas; picture: OffscreenCanvas };

/** A picture as it is sent to the worker. */
export type PackedPicture = Omit<Picture, 'poses'> & { poses: Float64Array };

/** All data that a picture depends on. The data are plain, so that they can be sent to a worker. */
export type Picture = Frame & {
  /** Share of the frame's pixels along an edge that are painted; the browser enlarges a coarser picture. */
  grain: number;
  /** The shot that fills the safe box of the picture, before the picture is mirrored. */
  shot: Shot;
  /** Second of the routine that the picture shows. */
  seconds: number;
  /** Whether the dancers dance sitting. */
  seated: boolean;
  /** The poses of the dancers, in the order of their formation. */
  poses: readonly Pose[];
  side: Side;
  mirrored: boolean;
  /** The lead's marks: footprints on the floor and trails behind the hands; null where these marks are not shown. */
  footing: Footing | null;
  trails: HandTrails | null;
  /** The learner's place on the dance floor; if there is one, the dancers are the group around it. */
  here?: Vec | null;
};

type Canvas = HTMLCanvasElement | OffscreenCanvas;

/**
 * Returns the painter of pictures on the second canvas. The first canvas keeps the graveyard, which is painted once
 * for each size, and is larger for the group.
 */
export function picturePainter(sceneryCanvas: Canvas, canvas: Canvas): (picture: Picture) => void {
  const scene = brushOf(sceneryCanvas);
  const ctx = brushOf(canvas);
  let scenery: Scenery | undefined;
  let size = '';
  return ({ width, height, safe, grain, shot, poses, side, mirrored, footing, trails, seated, here }) => {
    if (!scene || !ctx) return;
    const whole = { width, height, safe };
    const grouped = here != null;
    const frame = coarser(whole, grain);
    const camera = cameraFor(frame, mirrored ? { ...shot, middle: -shot.middle } : shot);
    // One painted graveyard serves all grains: to paint another would cost time at the moment when pictures come late.
    if (!scenery || size !== JSON.stringify([whole, grouped])) {
      size = JSON.stringify([whole, grouped]);
      scenery = sceneryFor(whole, grouped);
      Object.assign(sceneryCanvas, { width: scenery.width, height: scenery.height });
      paintBackdrop(scene, scenery);
    }
    if (canvas.width !== frame.width || canvas.height !== frame.height)
      Object.assign(canvas, { width: frame.width, height: frame.height });
    const crop = cropOf(scenery.camera, frame, camera);
    ctx.drawImage(sceneryCanvas, crop.x, crop.y, crop.width, crop.height, 0, 0, frame.width, frame.height);
    const places = here ? groupOf(side) : formationOf(poses.length - 1);
    const cast = places.map(({ right, back, who }, i) => ({
      wear: wardrobeOf(who),
      pose: seenFrom(nth(poses, i), side, mirrored, right, back),
    }));
    for (const { pose } of cast) paintShadows(ctx, camera, pose);
    const turn = turnTo(side, mirrored);
    if (here) {
      const [x, y, z] = turn(here);
      paintHere(ctx, camera, [x, y, z - hereBack(side)]);
    }
    if (footing) paintFootprints(ctx, camera, footing, turn);
    if (trails) paintTrails(ctx, camera, trails, turn);
    for (const { pose, wear } of cast) paintFigure(ctx, camera, pose, wear, seated);
  };
}

function coarser({ width, height, safe }: Frame, grain: number): Frame {
  return {
    width: Math.round(width * grain),
    height: Math.round(height * grain),
    safe: { top: safe.top * grain, bottom: safe.bottom * grain },
  };
}

function brushOf(canvas: Canvas): Brush | null {
  // Both kinds of canvas have `getContext`, but with different types; the type of a page's canvas is used for both.
  return (canvas as HTMLCanvasElement).getContext('2d', { alpha: false });
}

/** Radius in metres of the ring that `paintHere` paints. */
const ringRadius = 0.36;
const ringArrow = { high: 0.62, wide: 0.13, tall: 0.2 };
const ringFlat = 0.3;

/**
 * Paints the sign 'You are here': a ring of light on the floor around the learner's own `place` (in camera space), and
 * an arrow above the ring.
 */
function paintHere(ctx: Brush, camera: Camera, place: Vec): void {
  const { x, y, scale } = project(camera, place);
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(scale, scale);
  ctx.fillStyle = moon[400];
  ctx.strokeStyle = moon[300];
  ctx.lineWidth = 0.035;
  ctx.beginPath();
  ctx.ellipse(0, 0, ringRadius, ringRadius * ringFlat, 0, 0, Math.PI * 2);
  ctx.globalAlpha = 0.3;
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.stroke();
  ctx.beginPath();
  ctx.moveTo(0, -ringArrow.high + ringArrow.tall);
  ctx.lineTo(-ringArrow.wide, -ringArrow.high);
  ctx.lineTo(ringArrow.wide, -ringArrow.high);
  ctx.fill();
  ctx.restore();
}
