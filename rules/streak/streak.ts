// The streak: consecutive practice days in the learner's own time zone (docs/decisions/003-practice-days.md).
// Must never count one lived day twice, whatever clock or zone the browser claims.

import { localDay, nextDay } from './local-day.ts';

/** A learner's last practice: the streak as of that day, and the zone in which it was that day. */
export type Practice = { current_streak: number; last_day: string | null; time_zone: string | null };

/**
 * What practising at `now` (epoch milliseconds) in `timeZone` makes of the streak: any learning activity keeps it for its
 * day (specification, section 4). `counted` is false when the day already counted, the clock went back, or only a change
 * of zone would make it a new day; then nothing changes and `day` is the day that counted last.
 */
export function practise(
  previous: Practice,
  now: number,
  timeZone: string,
): { day: string; current_streak: number; counted: boolean } {
  const day = localDay(now, timeZone);
  const { last_day, current_streak } = previous;
  if (last_day === null) return { day, current_streak: 1, counted: true };
  const earliest = earliestDay(previous, now, timeZone);
  if (earliest <= last_day) return { day: last_day, current_streak, counted: false };
  return { day, current_streak: earliest === nextDay(last_day) ? current_streak + 1 : 1, counted: true };
}

/** The number to show at `now`: the last one until a full day was missed, then 0. */
export function shownStreak(previous: Practice, now: number, timeZone: string): number {
  if (previous.last_day === null) return 0;
  return earliestDay(previous, now, timeZone) <= nextDay(previous.last_day) ? previous.current_streak : 0;
}

/** Today in the zone of the last practice or in the present one, whichever is earlier: in doubt nothing is doubled or lost. */
function earliestDay({ time_zone }: Practice, now: number, timeZone: string): string {
  const here = localDay(now, timeZone);
  const there = localDay(now, time_zone ?? timeZone);
  if (there < here) return there;
  return here;
}
