// Queues the reminder mails that are due, once each. Runs every quarter of an hour; nothing is lost when a run is missed,
// because a reminder stays due for a while, and nothing is doubled, because each has a key of its own.

import type pg from 'pg';
import { isMinor, remindersDefault } from '#rules/accounts/age-gate.ts';
import { eventText, parseEventDate } from '#rules/event/event-date.ts';
import { type ReminderKind, remindersDue } from '#rules/reminders/reminders-due.ts';
import { localDay } from '#rules/streak/local-day.ts';
import type { Settings } from '../course/published.ts';
import type { MailQueue } from '../mail/mail-queue.ts';

/** People looked at in one statement. */
const BATCH = 1_000;
const HOUR = 3_600_000;

export type Reminding = {
  pool: pg.Pool;
  mails: MailQueue;
  settings: () => Settings;
  /** UTC milliseconds. */
  now: () => number;
};

const readBatch = `
  select u.id, u.email, u.first_name, u.age_group, u.reminders_opt_in, u.time_zone, u.last_practice_day, u.created_at,
    exists (select 1 from trophies t where t.user_id = u.id and t.part = 'final') as finished
  from users u where u.id > $1 and u.reminders_opt_in is distinct from false order by u.id limit $2`;

export async function remind({ pool, mails, settings, now }: Reminding): Promise<void> {
  const at = now();
  const { next_challenge_date, challenge_name } = settings();
  const eventAt = parseEventDate(next_challenge_date);
  const event = {
    challenge_name: challenge_name ?? 'the dance',
    event_date: eventAt === null ? '' : eventText(eventAt),
  };
  for (let after = ''; ; ) {
    const { rows } = await pool.query(readBatch, [after, BATCH]);
    for (const person of rows) {
      if (!(person.reminders_opt_in ?? remindersDefault(person.age_group))) continue;
      const timeZone = person.time_zone ?? 'UTC';
      const lastPracticeDay = person.last_practice_day ?? localDay(person.created_at.getTime(), timeZone);
      const due = remindersDue({
        now: at,
        timeZone,
        minor: isMinor(person.age_group),
        lastPracticeDay,
        finished: person.finished,
        eventAt,
      });
      for (const kind of due) {
        const occasion = kind === 'practice' ? localDay(at, timeZone) : String(eventAt);
        await mails.queue(pool, {
          user_id: person.id,
          to: person.email,
          kind,
          values: { first_name: person.first_name, ...event },
          path: paths[kind],
          dedupe_key: `${kind} ${person.id} ${occasion}`,
          // A reminder that a broken mail server held up must not arrive at night, or after the event.
          expires_at: kind === 'event_hour' && eventAt !== null ? eventAt : at + 2 * HOUR,
        });
      }
    }
    if (rows.length < BATCH) return;
    after = rows.at(-1).id;
  }
}

const paths: Readonly<Record<ReminderKind, string>> = {
  practice: '/dashboard',
  event_week: '/dashboard',
  event_day: '/rehearse',
  event_hour: '/rehearse',
};
