import { useEffect, useRef } from 'react';
import { type MoveMotion, moveMotion } from '#dance/rules/compose/move-motion.ts';
import type { HouseCall } from '#dance/rules/compose/stretches.ts';
import { cameraFor, seenFrom } from '#dance/web/paint/camera.ts';
import { paintFigure, paintShadows } from '#dance/web/paint/figure.ts';
import { leadWardrobe } from '#dance/web/paint/palette.ts';
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts';

/** Pixels of a picture's side on the canvas. */
const size = 160;
/** Milliseconds between two pictures: many small dancers must not slow the page down. */
const pictureMs = 100;
/** The second at which one that stands still shows the move: somewhere in the middle of its second count. */
const stillAt = 0.8;

/** Draws what is in sight, one after the other, with one timer for all. */
const drawn = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function keepDrawing(draw: () => void): () => void {
  drawn.add(draw);
  timer ??= setInterval(() => {
    if (!document.hidden) for (const each of drawn) each();
  }, pictureMs);
  return () => {
    drawn.delete(draw);
    if (drawn.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The house dancer, small, dancing one move over and over; he stands still with reduced motion. */
export function MovePicture({ call }: { call: HouseCall }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const calm = useMediaQuery('(prefers-reduced-motion: reduce)');

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const begun = performance.now();
    let stop: (() => void) | undefined;
    const sight = new IntersectionObserver((entries) => {
      const inSight = entries.at(-1)?.isIntersecting === true;
      stop?.();
      stop = undefined;
      if (!inSight) return;
      const motion = moveMotion(call);
      draw(context, motion, stillAt);
      if (!calm) stop = keepDrawing(() => draw(context, motion, (performance.now() - begun) / 1000));
    });
    sight.observe(element);
    return () => {
      sight.disconnect();
      stop?.();
    };
  }, [call, calm]);

  return (
    <span className="studio-move-picture" aria-hidden="true">
      <canvas ref={canvas} width={size} height={size} />
    </span>
  );
}

function draw(context: CanvasRenderingContext2D, { poseAt, shot }: MoveMotion, second: number): void {
  const camera = cameraFor({ width: size, height: size, safe: { top: 0, bottom: 0 } }, shot);
  const pose = seenFrom(poseAt(second), 'front', true);
  context.clearRect(0, 0, size, size);
  paintShadows(context, camera, pose);
  paintFigure(context, camera, pose, leadWardrobe);
}
