// Which reminder mails a person should get at a moment. Pure: the clock, the zone and the event are arguments.
// Minors are never written to between 21:00 and 08:00 of their own time (docs/security.md, R54).

import { localDay } from '#platform/rules/local-day.ts';
import { isNight, localHour, nextNight } from '#platform/rules/night.ts';

export type ReminderKind = 'practice' | 'event_week' | 'event_day' | 'event_hour';

/** What the rule needs to know. All instants in epoch milliseconds. */
export type ReminderCase = {
  now: number;
  /** IANA. */
  timeZone: string;
  minor: boolean;
  /** When the person practised last, or else signed up. Local day 'YYYY-MM-DD'. */
  lastPracticeDay: string;
  /** Nothing is left to practise: no practice reminders. */
  finished: boolean;
  eventAt: number | null;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Between two runs of the job. */
const RUN = HOUR / 4;
/** Local hours in which a mail is welcome: from, and before. */
const WELCOME = { from: 9, before: 20 };
/** Practice reminders come at this local hour, this many days after the last practice; then they stop. */
const PRACTICE_HOUR = 17;
const PRACTICE_AFTER_DAYS = [2, 7, 21];
/** Where that is a minor's night, the hour of the evening before takes its place. */
const EVENING_HOUR = 20;

/** The reminders due at `now`; the caller makes sure that each is sent once. */
export function remindersDue(given: ReminderCase): ReminderKind[] {
  const event = given.eventAt === null ? null : eventReminder(given, given.eventAt);
  if (event) return [event];
  return practiceDue(given) ? ['practice'] : [];
}

/** Until when a reminder that a broken mail server holds up is still welcome: not after the event, nor in a minor's night. */
export function reminderUntil(
  kind: ReminderKind,
  { now, timeZone, minor, eventAt }: Pick<ReminderCase, 'now' | 'timeZone' | 'minor' | 'eventAt'>,
): number {
  const until = kind === 'event_hour' && eventAt !== null ? eventAt : now + 2 * HOUR;
  return minor ? Math.min(until, nextNight(now, timeZone)) : until;
}

function practiceDue({ now, timeZone, lastPracticeDay, finished }: ReminderCase): boolean {
  if (finished || localHour(now, timeZone) !== PRACTICE_HOUR) return false;
  const today = Date.parse(localDay(now, timeZone));
  return PRACTICE_AFTER_DAYS.includes(Math.round((today - Date.parse(lastPracticeDay)) / DAY));
}

function eventReminder(given: ReminderCase, eventAt: number): ReminderKind | null {
  const { now, timeZone } = given;
  const left = eventAt - now;
  if (left <= 0) return null;
  if (hourMailDue(given, eventAt)) return 'event_hour';
  const hour = localHour(now, timeZone);
  if (hour < WELCOME.from || hour >= WELCOME.before) return null;
  if (left <= DAY && left > 10 * HOUR) return 'event_day';
  return left <= 7 * DAY && left > 5 * DAY ? 'event_week' : null;
}

/**
 * An hour before; for a minor for whom that is night, or so close to it that no run may come between, from 20:00 of the
 * evening before that night.
 */
function hourMailDue({ now, timeZone, minor }: ReminderCase, eventAt: number): boolean {
  const hourBefore = eventAt - HOUR;
  if (!minor) return now >= hourBefore;
  if (isNight(hourBefore, timeZone) || isNight(hourBefore + RUN, timeZone))
    return localHour(now, timeZone) === EVENING_HOUR && eventAt - now <= 13 * HOUR;
  return now >= hourBefore && !isNight(now, timeZone);
}
