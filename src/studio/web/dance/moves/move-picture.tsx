import { useEffect, useRef } from 'react';
import { type MoveMotion, moveMotion } from '#dance/rules/compose/move-motion.ts';
import type { HouseCall } from '#dance/rules/compose/stretches.ts';
import { cameraFor, seenFrom } from '#dance/web/paint/camera.ts';
import { paintFigure } from '#dance/web/paint/figure.ts';
import { leadWardrobe } from '#dance/web/paint/palette.ts';
import { paintContacts } from '#dance/web/paint/shadow.ts';
import { useMediaQuery } from '#platform/web/ui/use-media-query.ts';

/** Pixels of a picture's side on the canvas. */
const size = 128;
/**
 * Milliseconds between two rounds of drawing, and milliseconds that a round may take, so that the page stays quick with
 * many pictures.
 */
const roundMs = 100;
const mostMs = 12;
/** The time in a move that its still picture shows, in seconds: within the move's second count. */
const stillAt = 0.8;

/** A moving picture that is in view, and the function that draws it anew. */
type Moving = { element: HTMLElement; draw: () => void };

let moving: Moving[] = [];
let timer: ReturnType<typeof setInterval> | undefined;

function keepMoving(picture: Moving): () => void {
  moving.push(picture);
  timer ??= setInterval(drawRound, roundMs);
  return () => {
    moving = moving.filter((each) => each !== picture);
    if (moving.length > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * Draws as many pictures as there is time for; the others are first in the next round. Pictures behind an open dialog
 * do not move.
 */
function drawRound() {
  if (document.hidden) return;
  const dialog = document.querySelector('dialog:modal');
  const until = performance.now() + mostMs;
  const seen = moving.filter(({ element }) => !dialog || dialog.contains(element));
  for (const picture of seen) {
    picture.draw();
    moving = [...moving.filter((each) => each !== picture), picture];
    if (performance.now() > until) return;
  }
}

/**
 * A small picture of the house dancer, who repeats one move. If the person prefers reduced motion, the picture does not
 * move.
 */
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
      if (calm) draw(context, moveMotion(call), stillAt);
      else stop = keepMoving({ element, draw: () => draw(context, moveMotion(call), since(begun)) });
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

const since = (begun: number) => (performance.now() - begun) / 1000;

function draw(context: CanvasRenderingContext2D, { poseAt, shot }: MoveMotion, second: number): void {
  const mirrored = { ...shot, middle: -shot.middle };
  const camera = cameraFor({ width: size, height: size, safe: { top: 0, bottom: 0 } }, mirrored);
  const pose = seenFrom(poseAt(second), 'front', true);
  context.clearRect(0, 0, size, size);
  paintContacts(context, camera, pose);
  paintFigure(context, camera, pose, leadWardrobe);
}
