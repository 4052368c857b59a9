// When a page asks the server for its time. Nobody asks around the start: a million pages would ask at once. Seconds.

/** Probes when a page wants the clock anew, one after the other. */
export const firstProbes = 8;

const everyWaiting = 20;
const everyDancing = 60;
/** Before and after the start. */
const quiet = 15;

/** Seconds to the next probe at `position` of a room; `random` is 0 to 1. While waiting never more than 20, but for the start. */
export function probeAfter(position: number, random: number): number {
  const next = (position < 0 ? everyWaiting : everyDancing) * (0.8 + random / 5);
  const at = position + next;
  return at > -quiet && at < quiet ? quiet + random * everyWaiting - position : next;
}
