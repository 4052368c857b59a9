// The streak: consecutive practice days in the learner's own time zone (docs/decisions/003-practice-days.md).
// The rules must never count one lived day twice, whatever clock or zone the browser claims.

import { localDay, nextDay, timeOfDay } from '#platform/rules/local-day.ts';

/** A learner's last practice: the streak as of that day, and the zone in which it was that day. */
export type Practice = { current_streak: number; last_day: string | null; time_zone: string | null };

/**
 * The day after practising: it had `counted` already, is the last one `moved` to a later date, or is `new`.
 */
export type Practised =
  | { day: 'counted'; practice: Practice }
  | { day: 'moved' | 'new'; practice: Practice & { last_day: string } };

/**
 * Returns the streak after practising at `now` (epoch milliseconds) in `timeZone`: any learning activity keeps it for its
 * day (specification, section 4). Nothing changes when the day already counted or the clock went back; only the day and
 * the zone differ when nothing but a journey east has made it a new date.
 */
export function practise(previous: Practice, now: number, timeZone: string): Practised {
  const { last_day, current_streak } = previous;
  const here = { day: localDay(now, timeZone), zone: timeZone };
  if (last_day === null) return { day: 'new', practice: practice(1, here) };
  const there = placeOf(previous, now, timeZone);
  if (here.day <= last_day) return { day: 'counted', practice: previous };
  // It is already tomorrow here, still the same day there: this date is the one that counted, under its name
  // here.
  if (there.day <= last_day) return { day: 'moved', practice: practice(current_streak, here) };
  const today = earlier(here.day, there.day);
  const streak = today === nextDay(last_day) ? current_streak + 1 : 1;
  return { day: 'new', practice: practice(streak, keptPlace(here, there, now)) };
}

/** Returns the number to show at `now`: the last one until a full day was missed, then 0. */
export function shownStreak(previous: Practice, now: number, timeZone: string): number {
  if (previous.last_day === null) return 0;
  const today = earlier(localDay(now, timeZone), placeOf(previous, now, timeZone).day);
  return today <= nextDay(previous.last_day) ? previous.current_streak : 0;
}

type Place = { day: string; zone: string };

function practice(current_streak: number, { day, zone }: Place): Practice & { last_day: string } {
  return { current_streak, last_day: day, time_zone: zone };
}

/** Today in the zone of the last practice. */
function placeOf({ time_zone }: Practice, now: number, timeZone: string): Place {
  const zone = time_zone ?? timeZone;
  return { day: localDay(now, zone), zone };
}

/**
 * Returns the zone that says when the next day begins. Of two zones that agree on the date it is the one in which the
 * date began last: with the other, the next day would begin less than a day later.
 */
function keptPlace(here: Place, there: Place, now: number): Place {
  const laterThere = here.day === there.day && timeOfDay(now, there.zone) < timeOfDay(now, here.zone);
  return laterThere ? there : here;
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}
