// Loads the dancers of the landing page after the page itself, so that nothing waits for them. This file is in the
// first script of every page, because the app's scripts wait until the visitor does something (patient-page.ts). The
// dancers are decoration: without them the drawn scene stays.

import type { Frame } from '#dance/web/paint/camera.ts';
import { trustedAddress } from '#platform/web/trusted-address.ts';
import type { DancersStage, ShownDancers } from './dancers-worker.ts';
import workerAddress from './dancers-worker.ts?worker&url';

export type Dancers = {
  /** Stops or starts the dancers. They never move when the visitor's device asks for less motion. */
  setStill(still: boolean): void;
  destroy(): void;
};

/** Milliseconds from the page's load to the dancers' start. */
const lateMs = 300;
/** The most pixels of the picture: more would need battery and not look better. */
const pixelBudget = 1_400_000;
/** Pixels of ground below the dancers' feet. */
const ground = 12;

const known = new WeakMap<HTMLCanvasElement, Promise<Dancers | null>>();

/**
 * Lets the dancers dance on the canvas of the first view; further calls return the same dancers. Resolves with null if
 * the browser can't show them, or if the visitor saves data.
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

/** Returns a new worker; null if the browser forbids workers. */
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
  /** Whether a picture was painted; stays false if the worker's script could not be loaded. */
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

/**
 * Returns the picture's size in pixels, and in `safe` the parts that dancers stay out of: the part at the top that
 * fades away, and the ground. Returns null while the canvas has no size.
 */
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
