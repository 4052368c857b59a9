import { prepareHouseTimeline } from '#dance/rules/routine/house-timeline.ts';
import { expectPainter } from '#dance/web/painter.ts';

/** Milliseconds that one step of the preparation may take, so that no press waits longer than that. */
const pieceMs = 4;

let prepared: Promise<void> | undefined;

/**
 * Prepares everything that a dancer needs, so that a lesson does not wait for the preparation. Resolves when a
 * dancer can be made at once.
 */
export function expectDancer(): Promise<void> {
  expectPainter();
  // The code loads while the page waits for the server's answers. If loading fails, the error appears when the
  // dancer is made.
  import('./dancer-medium.ts').catch(() => {});
  prepared ??= prepare();
  return prepared;
}

async function prepare(): Promise<void> {
  for (let ready = false; !ready; await pause()) {
    const until = performance.now() + pieceMs;
    while (!ready && performance.now() < until) ready = prepareHouseTimeline();
  }
}

type Scheduler = { yield?: () => Promise<void> };

/**
 * Lets the browser handle a waiting press first, but not all other waiting work, because the lesson waits for the
 * dancer.
 */
function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
