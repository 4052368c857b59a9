// How long a crew and its code live. Instants in epoch milliseconds.

import { crewLimits } from './crew-limits.ts';

const day = 86_400_000;

/** When a crew and everything in it is deleted: a month after the event; without one ahead, a good year from now. */
export function deleteAfter(now: number, eventAt: number | null): number {
  if (eventAt !== null && eventAt > now) return eventAt + crewLimits.daysAfterEvent * day;
  return now + crewLimits.daysWithoutEvent * day;
}

/** Whether a code has been about for so long that the leader says yes to each who uses it. */
export function isCodeOld(madeAt: number, now: number): boolean {
  return now - madeAt >= crewLimits.codeDays * day;
}
