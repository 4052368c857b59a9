// The dancers of the landing page come when the page itself is there: nothing of it waits for them. The first script of
// every page brings this file, so that they come before a visitor gives a sign of interest. They are decoration: where
// they can't be had, what they would stand before is seen.

import type { Frame } from '#dance/web/paint/camera.ts';
import { trustedAddress } from '#platform/web/trusted-address.ts';
import type { DancersStage, ShownDancers } from './dancers-worker.ts';
import workerAddress from './dancers-worker.ts?worker&url';

export type Dancers = {
  /** Whether the dancers stand still, as they always do where less motion is wanted. */
  setStill(still: boolean): void;
  destroy(): void;
};

/** Milliseconds after the page has loaded. */
const lateMs = 300;
/** More pixels than this cost battery and show nothing. */
const pixelBudget = 1_400_000;
/** Pixels of ground below their feet. */
const ground = 12;

const known = new WeakMap<HTMLCanvasElement, Promise<Dancers | null>>();

/**
 * Lets the class dance on the canvas of the page's hero, once for all who ask. Null where the browser can't, and where a
 * visitor saves data.
 */
export function danceLate(canvas: HTMLCanvasElement): Promise<Dancers | null> {
  const coming = known.get(canvas) ?? come(canvas);
  known.set(canvas, coming);
  return coming;
}

async function come(canvas: HTMLCanvasElement): Promise<Dancers | null> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !('transferControlToOffscreen' in canvas)) return null;
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, lateMs));
  const worker = canvas.isConnected ? startWorker() : null;
  return worker && makeDancers(canvas, worker);
}

/** Returns a new worker; null where they are forbidden. */
function startWorker(): Worker | null {
  try {
    return new Worker(trustedAddress('landing-dancers', workerAddress), { type: 'module' });
  } catch {
    return null;
  }
}

function makeDancers(canvas: HTMLCanvasElement, worker: Worker): Dancers {
  const picture = canvas.transferControlToOffscreen();
  worker.postMessage({ picture } satisfies DancersStage, [picture]);

  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const leaving = new AbortController();
  let still = false;
  let inSight = true;
  /** False for ever where the script could not be had. */
  let painted = false;

  function show() {
    canvas.toggleAttribute('data-seen', painted);
    canvas.toggleAttribute('data-moves', painted && !calm.matches);
    const dances = inSight && !document.hidden && !still && !calm.matches;
    const frame = frameOf(canvas);
    if (frame) worker.postMessage({ ...frame, dances } satisfies ShownDancers);
  }

  worker.addEventListener(
    'message',
    () => {
      painted = true;
      show();
    },
    { once: true },
  );
  const size = new ResizeObserver(show);
  size.observe(canvas);
  const sight = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? true;
    show();
  });
  sight.observe(canvas);
  calm.addEventListener('change', show, { signal: leaving.signal });
  document.addEventListener('visibilitychange', show, { signal: leaving.signal });
  return {
    setStill(wanted) {
      still = wanted;
      show();
    },
    destroy() {
      leaving.abort();
      size.disconnect();
      sight.disconnect();
      worker.terminate();
    },
  };
}

/** The picture's size in its own pixels, without the part above its place that fades away; null while it has none. */
function frameOf(canvas: HTMLCanvasElement): Frame | null {
  const { clientWidth: width, clientHeight: height } = canvas;
  if (width < 1 || height < 1) return null;
  const density = Math.min(devicePixelRatio || 1, 2, Math.sqrt(pixelBudget / (width * height)));
  const pixels = (length: number) => Math.round(length * density);
  const above = -Number.parseFloat(getComputedStyle(canvas).top) || 0;
  return {
    width: pixels(width),
    height: pixels(height),
    safe: { top: pixels(above), bottom: pixels(ground) },
  };
}
