// The plan of the moments at which a page asks the server for its time, in seconds. Nobody asks around the
// start: a million pages would ask at once.

/** Number of probes, one after the other, when a page wants the clock anew. */
export const firstProbes = 8;

const everyWaiting = 20;
const everyDancing = 60;
/** Quiet seconds before and after the start. */
const quiet = 15;

/**
 * Seconds to the next probe at `position` of a room; `random` is 0 to 1. It is never more than 20 while
 * waiting, but for the quiet start.
 */
export function probeAfter(position: number, random: number): number {
  const next = (position < 0 ? everyWaiting : everyDancing) * (0.8 + random / 5);
  const at = position + next;
  return at > -quiet && at < quiet ? quiet + random * everyWaiting - position : next;
}
