import { prepareHouseTimeline } from '#rules/routine/house-timeline.ts';
import { expectPainter } from './painter.ts';

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
  prepared ??= new Promise(prepare);
  return prepared;
}

function prepare(done: () => void): void {
  const until = performance.now() + pieceMs;
  let ready = false;
  while (!ready && performance.now() < until) ready = prepareHouseTimeline();
  if (ready) done();
  else setTimeout(prepare, 0, done);
}
