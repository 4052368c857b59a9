// These rules tell the reminder mails that a person should get at a moment. They are pure: the clock, the
// zone and the event are arguments. Minors are never written to between 21:00 and 08:00 of their own time
// (docs/security.md, R54).

import { localDay } from '#platform/rules/local-day.ts';
import { isNight, localHour, nextNight } from '#platform/rules/night.ts';

export type ReminderKind = 'practice' | 'event_week' | 'event_day' | 'event_hour';

/** The facts that the rule needs. All instants are in epoch milliseconds. */
export type ReminderCase = {
  now: number;
  /** IANA name of the person's time zone. */
  timeZone: string;
  minor: boolean;
  /** Local day 'YYYY-MM-DD' on which the person practised last, or else signed up. */
  lastPracticeDay: string;
  /** Whether nothing is left to practise, so that no practice reminders are sent. */
  finished: boolean;
  eventAt: number | null;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds between two runs of the job. */
const RUN = HOUR / 4;
/** Local hours in which a mail is welcome: from, and before. */
const WELCOME = { from: 9, before: 20 };
/**
 * The local hour of practice reminders, and the days after the last practice on which they come before they
 * stop.
 */
const PRACTICE_HOUR = 17;
const PRACTICE_AFTER_DAYS = [2, 7, 21];
/** The hour of the evening before, which takes the place of an hour in a minor's night. */
const EVENING_HOUR = 20;

/** The reminders due at `now`; the caller makes sure that each is sent once. */
export function remindersDue(given: ReminderCase): ReminderKind[] {
  const event = given.eventAt === null ? null : eventReminder(given, given.eventAt);
  if (event) return [event];
  return practiceDue(given) ? ['practice'] : [];
}

/**
 * The instant until which a reminder that a broken mail server holds up is still welcome: not after the
 * event, nor in a minor's night.
 */
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
 * Whether the mail of the event's hour is due: an hour before; for a minor for whom that is night, or so
 * close to it that no run may come between, from 20:00 of the evening before that night.
 */
function hourMailDue({ now, timeZone, minor }: ReminderCase, eventAt: number): boolean {
  const hourBefore = eventAt - HOUR;
  if (!minor) return now >= hourBefore;
  if (isNight(hourBefore, timeZone) || isNight(hourBefore + RUN, timeZone))
    return localHour(now, timeZone) === EVENING_HOUR && eventAt - now <= 13 * HOUR;
  return now >= hourBefore && !isNight(now, timeZone);
}
