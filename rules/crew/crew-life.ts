// How long a crew and its code live. Instants in epoch milliseconds.

import { crewLimits } from './crew-limits.ts';

const day = 86_400_000;

/**
 * When a crew and everything in it is deleted: a month after the event; without one ahead, a good year from now, or as its
 * members were told where it was to end within a month already (`before`): its event was danced.
 */
export function deleteAfter(now: number, eventAt: number | null, before: number | null = null): number {
  const month = crewLimits.daysAfterEvent * day;
  if (eventAt !== null && eventAt > now) return eventAt + month;
  if (before !== null && before <= now + month) return before;
  return now + crewLimits.daysWithoutEvent * day;
}

/** Whether a code has been about for so long that the leader says yes to each who uses it. */
export function isCodeOld(madeAt: number, now: number): boolean {
  return now - madeAt >= crewLimits.codeDays * day;
}
