// Which reminder mails a person should get at a moment. Minors get no mails between 21:00 and 08:00 of their own time
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
  /** The local day ('YYYY-MM-DD') of the last practice, or of the sign-up if there was none. */
  lastPracticeDay: string;
  /** Whether the person has finished the course, and needs no practice reminders. */
  finished: boolean;
  eventAt: number | null;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds between two runs of the job. */
const RUN = HOUR / 4;
/** The local hours of the reminders in the week and on the day before the event: from `from` until before `before`. */
const WELCOME = { from: 9, before: 20 };
/** The local hour of practice reminders, and on which days after the last practice they come; then they stop. */
const PRACTICE_HOUR = 17;
const PRACTICE_AFTER_DAYS = [2, 7, 21];
/** The local hour on the evening before the event, for a minor's mail that would otherwise come at night. */
const EVENING_HOUR = 20;

/** Returns the reminders due at `now`. They are due for some time: the caller must send each only once. */
export function remindersDue(given: ReminderCase): ReminderKind[] {
  const event = given.eventAt === null ? null : eventReminder(given, given.eventAt);
  if (event) return [event];
  return practiceDue(given) ? ['practice'] : [];
}

/**
 * Returns until when a reminder queued at `now` may be sent if the mail server fails at first: for two hours, the
 * mail of the event's last hour until the event, and a minor's mail at most until the next night begins.
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
 * Whether the mail of the event's last hour is due. A minor's mail must not come at night: if the hour before the event
 * is night, or night begins before the job's next run, the mail is due from 20:00 on the evening before.
 */
function hourMailDue({ now, timeZone, minor }: ReminderCase, eventAt: number): boolean {
  const hourBefore = eventAt - HOUR;
  if (!minor) return now >= hourBefore;
  if (isNight(hourBefore, timeZone) || isNight(hourBefore + RUN, timeZone))
    return localHour(now, timeZone) === EVENING_HOUR && eventAt - now <= 13 * HOUR;
  return now >= hourBefore && !isNight(now, timeZone);
}
