import { prepareHouseTimeline } from '#rules/routine/house-timeline.ts';
import { expectPainter } from './painter.ts';

/** Gets everything ready that a dancer needs before there is one: whoever waits for a lesson then does not wait for it. */
export function expectDancer(): void {
  expectPainter();
  prepare();
}

/** In pieces of a millisecond or two, so that no press waits for them. */
function prepare(): void {
  if (!prepareHouseTimeline()) setTimeout(prepare);
}
