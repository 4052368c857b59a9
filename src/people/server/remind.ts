// The job that queues due reminder mails. It runs every quarter of an hour. A missed run loses nothing, because
// reminders stay due for some time. No reminder is sent twice, because each has its own key.

import { eventText, localEventText, parseEventDate } from '#event/rules/event-date.ts';
import { namelessChallenge } from '#people/content/mail-texts.ts';
import { isMinor, remindersDefault } from '#people/rules/age-gate.ts';
import { type ReminderKind, remindersDue, reminderUntil } from '#people/rules/reminders-due.ts';
import { localDay } from '#platform/rules/local-day.ts';
import type { Db } from '#platform/server/db/database.ts';
import { paths } from '#subjects/rules/paths.ts';
import type { Settings } from '#subjects/server/published.ts';
import type { MailLanguage, MailQueue } from './mail/mail-queue.ts';

/** How many people are read in one statement. */
const BATCH = 1_000;

export type Reminding = {
  db: Db;
  mails: MailQueue;
  settings: () => Settings;
  /** The time in UTC milliseconds. */
  now: () => number;
};

/** Reads the next people in order of id, without people who have switched reminders off. */
function readBatch(db: Db, after: string) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'email_verified', 'first_name', 'age_group', 'reminders_opt_in'])
    .select(['time_zone', 'last_practice_day', 'created_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('trophies')
          .select('id')
          .whereRef('trophies.user_id', '=', 'users.id')
          .where('part', '=', 'final'),
      ).as('finished'),
    )
    .where('id', '>', after)
    .where('reminders_opt_in', 'is distinct from', false)
    .orderBy('id')
    .limit(BATCH)
    .execute();
}

export async function remind({ db, mails, settings, now }: Reminding): Promise<void> {
  const at = now();
  const { next_challenge_date, challenge_name } = settings();
  const eventAt = parseEventDate(next_challenge_date);
  const event = (timeZone: string) => (language: MailLanguage) => ({
    challenge_name: challenge_name ?? language.say(namelessChallenge),
    event_date:
      eventAt === null
        ? ''
        : [eventText(eventAt, language), localEventText(eventAt, timeZone, language)]
            .filter(Boolean)
            .join(' / '),
  });
  for (let after = ''; ; ) {
    const rows = await readBatch(db, after);
    for (const person of rows) {
      if (!(person.reminders_opt_in ?? remindersDefault(person.age_group))) continue;
      const timeZone = person.time_zone ?? 'UTC';
      const lastPracticeDay = person.last_practice_day ?? localDay(person.created_at.getTime(), timeZone);
      const given = {
        now: at,
        timeZone,
        minor: isMinor(person.age_group),
        lastPracticeDay,
        finished: Boolean(person.finished),
        eventAt,
      };
      for (const kind of remindersDue(given)) {
        const occasion = kind === 'practice' ? localDay(at, timeZone) : String(eventAt);
        await mails.queue(db, {
          to: { ...person, user_id: person.id },
          kind,
          values: event(timeZone),
          path: pathOf[kind],
          dedupe_key: `${kind} ${person.id} ${occasion}`,
          expires_at: reminderUntil(kind, given),
        });
      }
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last.id;
  }
}

const pathOf: Readonly<Record<ReminderKind, string>> = {
  practice: paths.dashboard,
  event_week: paths.dashboard,
  event_day: paths.rehearse,
  event_hour: paths.rehearse,
};
