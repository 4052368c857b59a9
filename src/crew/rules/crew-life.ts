// The lives of a crew and of its code. Instants in epoch milliseconds.

import { crewLimits } from './crew-limits.ts';

const day = 86_400_000;

/**
 * Returns when a crew and everything in it is deleted: a month after the event; without one ahead, a good year from now, or
 * as its members were told where its event was danced. `crew` tells when a saved crew was opened, and when it was to end
 * until now.
 */
export function deleteAfter(
  now: number,
  eventAt: number | null,
  crew?: { opened: number; ends: number },
): number {
  const month = crewLimits.daysAfterEvent * day;
  const year = crewLimits.daysWithoutEvent * day;
  if (eventAt !== null && eventAt > now) return eventAt + month;
  // Only an event, which may have no date by now, ends a crew sooner than it would without one. The day is for two
  // clocks.
  const ofEvent = crew && (crew.ends < crew.opened + year - day || crew.ends - month === eventAt);
  return ofEvent && crew.ends <= now + month ? crew.ends : now + year;
}

/** Whether a code has been about for so long that the leader says yes to each who uses it. */
export function isCodeOld(madeAt: number, now: number): boolean {
  return now - madeAt >= crewLimits.codeDays * day;
}
