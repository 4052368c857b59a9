// The times of the day of the event, counted back from the moment of the dance. Instants are in epoch milliseconds.

import { localDay } from '#platform/rules/local-day.ts';

/** The points of the day in order, each with its minutes from the moment of the dance. */
const dayPoints = [
  ['set_up', -180],
  ['close_list', -60],
  ['count_before', -15],
  ['dance', 0],
  ['count_after', 6],
] as const;

/** Returns the points of the day with their instants, in order. */
export function runOfDay(eventAt: number) {
  return dayPoints.map(([point, minutes]) => ({ point, at: eventAt + minutes * 60_000 }));
}

export type DayPoint = (typeof dayPoints)[number][0];
export const dayPointNames: readonly DayPoint[] = dayPoints.map(([point]) => point);

/** Returns the point of the day whose time came last (`due`) and the next point; either is null if there is none. */
export function dueAt(eventAt: number, now: number) {
  const run = runOfDay(eventAt);
  return {
    due: run.findLast(({ at }) => at <= now) ?? null,
    next: run.find(({ at }) => at > now) ?? null,
  };
}

/** Milliseconds before and after the dance during which a crew's page has a link to counting heads. */
const countingMs = 3 * 86_400_000;

/** Returns the instants between which a crew's page has a link to counting heads; null while the event has no date. */
export function countingTime(eventAt: number | null): { from: number; until: number } | null {
  return eventAt === null ? null : { from: eventAt - countingMs, until: eventAt + countingMs };
}

export type DayGuard = 'no_date' | 'ahead' | 'eve' | 'today' | 'over';

/**
 * Returns whether it is the day of the event in the crew's zone. `eve` means that people come today, but that the dance
 * is after midnight: its date is tomorrow's, which is easily mistaken. The day lasts until six hours after the dance.
 */
export function dayGuard({
  now,
  eventAt,
  zone,
}: {
  now: number;
  eventAt: number | null;
  zone: string;
}): DayGuard {
  if (eventAt === null) return 'no_date';
  if (now >= eventAt + 6 * 3_600_000) return 'over';
  const today = localDay(now, zone);
  if (now > eventAt || today === localDay(eventAt, zone)) return 'today';
  // If the dance is before six in the morning, people come on the evening before.
  return today === localDay(eventAt - 6 * 3_600_000, zone) ? 'eve' : 'ahead';
}
