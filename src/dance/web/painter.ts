// A worker paints the pictures where canvases can be handed to a worker; elsewhere the page itself paints them.
// Pictures that come faster than they can be painted are left out, so that the shown picture does not fall behind the
// dance.

import { trustedAddress } from '#platform/web/trusted-address.ts';
import { packPoses } from './paint/packed-pose.ts';
import type { Canvases, PackedPicture, Picture } from './paint/picture.ts';
import workerAddress from './paint-worker.ts?worker&url';

export type Painter = {
  paint(picture: Picture): void;
  destroy(): void;
};

/**
 * Makes a painter of pictures on `canvas`. Its graveyard is kept on `scenery`, which no page shows. `painted` is
 * called with the second of every painted picture, in order.
 */
export type MakePainter = (
  scenery: HTMLCanvasElement,
  canvas: HTMLCanvasElement,
  painted?: (seconds: number) => void,
) => Painter;

export const makePainter: MakePainter = (scenery, canvas, painted = () => {}) => {
  /** The newest picture that nobody has begun to paint. */
  let next: Picture | null = null;
  let begin: ((picture: Picture) => void) | null = null;
  /** Whether the worker or the page can paint the next picture at once. */
  let free = false;
  let gone = false;

  /**
   * Notes that the worker or the page can paint again. `seconds` is the second of the picture that was just painted;
   * without it, no picture was painted.
   */
  function take(seconds?: number) {
    if (seconds !== undefined) painted(seconds);
    free = true;
    if (next) paint(next);
  }

  function paint(picture: Picture) {
    next = picture;
    if (!free || !begin) return;
    free = false;
    next = null;
    begin(picture);
  }

  async function paintHere() {
    const { picturePainter } = await import('./paint/picture.ts');
    if (gone) return;
    const draw = picturePainter(scenery, canvas);
    begin = (picture) => {
      draw(picture);
      take(picture.seconds);
    };
    take();
  }

  function handOver(to: Worker) {
    const canvases: Canvases = {
      scenery: scenery.transferControlToOffscreen(),
      picture: canvas.transferControlToOffscreen(),
    };
    to.postMessage(canvases, [canvases.scenery, canvases.picture]);
    begin = (picture) => {
      const packed: PackedPicture = { ...picture, poses: packPoses(picture.poses) };
      to.postMessage(packed);
    };
    take();
  }

  const hand = spare ?? startHand();
  spare = null;
  const worker = hand?.worker;
  if (!worker || hand?.state === 'lost') void paintHere();
  else if (hand?.state === 'ready') handOver(worker);
  worker?.addEventListener('message', ({ data }: MessageEvent<number | 'ready'>) =>
    data === 'ready' ? handOver(worker) : take(data),
  );
  // The page paints if no worker could be started. A picture that a started worker could not paint is left out.
  worker?.addEventListener('error', () => (begin ? take() : void paintHere()));

  return {
    paint,
    destroy() {
      gone = true;
      worker?.terminate();
    },
  };
};

/** A worker, and the state of its start. */
type Hand = { worker: Worker; state: 'starting' | 'ready' | 'lost' };

/** The worker that was started before a painter needs it. */
let spare: Hand | null = null;

/** Starts a worker for the next painter, so that the first picture does not wait for the start. */
export function expectPainter(): void {
  spare ??= startHand();
}

function startHand(): Hand | null {
  const worker = startWorker();
  if (!worker) return null;
  const hand: Hand = { worker, state: 'starting' };
  worker.addEventListener('message', () => (hand.state = 'ready'), { once: true });
  worker.addEventListener('error', () => (hand.state = 'lost'), { once: true });
  return hand;
}

/** Returns a new worker; null where canvases cannot be handed over or workers are forbidden. */
function startWorker(): Worker | null {
  if (!('transferControlToOffscreen' in HTMLCanvasElement.prototype)) return null;
  try {
    return new Worker(trustedAddress('dance-painter', workerAddress));
  } catch {
    return null;
  }
}
