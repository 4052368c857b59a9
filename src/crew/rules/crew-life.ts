// The rules for how long a crew and its code last. Instants are in epoch milliseconds.

import { crewLimits } from './crew-limits.ts';

const day = 86_400_000;

/**
 * Returns when a crew and everything in it is deleted: a month after the event if the event is still ahead, else 400
 * days from now. A crew whose event is over keeps the end that its members were given. `crew` has the instants at which
 * a saved crew was opened and at which it was to end so far.
 */
export function deleteAfter(
  now: number,
  eventAt: number | null,
  crew?: { opened: number; ends: number },
): number {
  const month = crewLimits.daysAfterEvent * day;
  const year = crewLimits.daysWithoutEvent * day;
  if (eventAt !== null && eventAt > now) return eventAt + month;
  // A crew that ends less than a year after its opening had an event, even if the event has lost its date. The year
  // is shortened by a day, because server and database have different clocks.
  const ofEvent = crew && (crew.ends < crew.opened + year - day || crew.ends - month === eventAt);
  return ofEvent && crew.ends <= now + month ? crew.ends : now + year;
}

/** Whether a code is so old that each person who uses it needs the leader's approval. */
export function isCodeOld(madeAt: number, now: number): boolean {
  return now - madeAt >= crewLimits.codeDays * day;
}
