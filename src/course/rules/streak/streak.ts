// The streak: consecutive practice days in the learner's own time zone (docs/decisions/003-practice-days.md).
// One day must never count twice, whatever clock or time zone the browser sends.

import { localDay, nextDay, timeOfDay } from '#platform/rules/local-day.ts';

/** A learner's last day of practice: its date, the zone of that date, and the streak on that day. */
export type Practice = { current_streak: number; last_day: string | null; time_zone: string | null };

/**
 * The result of practising. With `counted` nothing changes, because today has counted already; with `moved` only the
 * date of the last practice day changes; with `new` today counts as a new practice day.
 */
export type Practised =
  | { day: 'counted'; practice: Practice }
  | { day: 'moved' | 'new'; practice: Practice & { last_day: string } };

/**
 * Returns the streak after practising at `now` (epoch milliseconds) in `timeZone`: any learning activity keeps the
 * streak (specification, section 4). Nothing changes when the day has counted already or the clock was set back. When
 * the date is new only because of a journey east, the last day takes the new date and zone, and the streak stays.
 */
export function practise(previous: Practice, now: number, timeZone: string): Practised {
  const { last_day, current_streak } = previous;
  const here = { day: localDay(now, timeZone), zone: timeZone };
  if (last_day === null) return { day: 'new', practice: practice(1, here) };
  const there = placeOf(previous, now, timeZone);
  if (here.day <= last_day) return { day: 'counted', practice: previous };
  // In the zone of the last practice it is still the day that has counted: only the date in the learner's present zone
  // is later.
  if (there.day <= last_day) return { day: 'moved', practice: practice(current_streak, here) };
  const today = earlier(here.day, there.day);
  const streak = today === nextDay(last_day) ? current_streak + 1 : 1;
  return { day: 'new', practice: practice(streak, keptPlace(here, there, now)) };
}

/** Returns the streak to show at `now`: 0 once a full day was missed. */
export function shownStreak(previous: Practice, now: number, timeZone: string): number {
  if (previous.last_day === null) return 0;
  const today = earlier(localDay(now, timeZone), placeOf(previous, now, timeZone).day);
  return today <= nextDay(previous.last_day) ? previous.current_streak : 0;
}

type Place = { day: string; zone: string };

function practice(current_streak: number, { day, zone }: Place): Practice & { last_day: string } {
  return { current_streak, last_day: day, time_zone: zone };
}

/** The date at `now` in the zone of the last practice. */
function placeOf({ time_zone }: Practice, now: number, timeZone: string): Place {
  const zone = time_zone ?? timeZone;
  return { day: localDay(now, zone), zone };
}

/**
 * Returns the place whose zone decides when the next day begins. If the dates differ, this is `here`. If both places
 * have the same date, it is the place where that date began later: in the zone of the other place the present day would
 * last less than 24 hours.
 */
function keptPlace(here: Place, there: Place, now: number): Place {
  const laterThere = here.day === there.day && timeOfDay(now, there.zone) < timeOfDay(now, here.zone);
  return laterThere ? there : here;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
