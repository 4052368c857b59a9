import { prepareHouseTimeline } from '#dance/rules/routine/house-timeline.ts';
import { expectPainter } from '#dance/web/painter.ts';

/** Milliseconds of preparing at a time: no press waits for longer. */
const pieceMs = 4;

let prepared: Promise<void> | undefined;

/**
 * Prepares everything that a dancer needs before there is one, so that opening a lesson does not wait for it.
 * Resolves when a dancer can be made at once.
 */
export function expectDancer(): Promise<void> {
  expectPainter();
  // Fetched and read while the page waits for its answers. A failure is told when the dancer is wanted.
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

/** Lets a press come first, but not everything else that waits: the lesson waits for the dancer. */
function pause(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Scheduler };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
