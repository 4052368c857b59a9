// The moments at which a page in a room asks the server for its time. No page asks around the start, because a million
// pages would then ask at once. All values are in seconds.

/** How many probes a page sends in a row when it must learn the server's time anew. */
export const firstProbes = 8;

const everyWaiting = 20;
const everyDancing = 60;
/** Seconds before and after the start without probes. */
const quiet = 15;

/**
 * Returns the seconds until the next probe, at `position` of a room; `random` is 0 to 1. While the room waits, the
 * result is at most 20, except around the start.
 */
export function probeAfter(position: number, random: number): number {
  const next = (position < 0 ? everyWaiting : everyDancing) * (0.8 + random / 5);
  const at = position + next;
  return at > -quiet && at < quiet ? quiet + random * everyWaiting - position : next;
}
