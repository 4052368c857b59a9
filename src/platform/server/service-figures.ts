// Counts waiting and failed work, for everything that monitors an installation.

import { sql } from 'kysely';
import type { Db } from './db/database.ts';

/**
 * SQL for the mails that should have been sent by now; `since` is the time since which a mail is held up. Other mails
 * wait on purpose, such as for a minor's morning. Mails that were written before there was a mail server, or came with
 * a backup, are never sent.
 */
export const mailsHeldUp = `select case when attempts = 0 and failure is null then run_at else mails.created_at end as since
  from mails join graphile_worker.jobs on key = 'mail:' || mails.id
  where sealed is not null and (attempts > 0 or failure is not null or run_at <= now())`;

/**
 * SQL, to come after `from`, for the stored mails that are never sent: a mail from a restored backup may have been sent
 * already, and a mail from before a mail server was set is out of date.
 */
export const mailsLeft = `mails where sealed is not null
  and not exists (select from graphile_worker.jobs where key = 'mail:' || mails.id)`;

export type ServiceFigures = {
  mailsWaiting: number;
  /** The number of mails in `mailsLeft`. */
  mailsLeft: number;
  /** The time since which the oldest held-up mail is held up; null where no mail is held up. */
  oldestMailAt: Date | null;
  /** Mails of the last month that a mail server refused for good. */
  mailsBounced: number;
  /** Mails of the last month that were given up, because no mail server took them in time; by kind of failure. */
  mailsGivenUp: { reason: string; count: number }[];
  feedbackOpen: number;
  jobsWaiting: number;
  jobsRetried: number;
  /** Jobs that have failed for good, by task. */
  jobsFailed: { task: string; count: number }[];
  databaseBytes: number;
  postgres: string;
  schema: string;
};

export async function readServiceFigures(db: Db): Promise<ServiceFigures> {
  const [counted, failed, givenUp] = await Promise.all([
    sql<Omit<ServiceFigures, 'jobsFailed' | 'mailsGivenUp' | 'databaseBytes'> & { databaseBytes: string }>`
      select (select count(*)::integer from mails where sealed is not null) as "mailsWaiting",
        (select count(*)::integer from ${sql.raw(mailsLeft)}) as "mailsLeft",
        (select min(since) from (${sql.raw(mailsHeldUp)}) held_up) as "oldestMailAt",
        (select count(*)::integer from mails where bounced_at is not null) as "mailsBounced",
        (select count(*)::integer from feedback where done_at is null) as "feedbackOpen",
        (select count(*)::integer from graphile_worker.jobs where attempts < max_attempts) as "jobsWaiting",
        (select count(*)::integer from graphile_worker.jobs
          where attempts < max_attempts and last_error is not null) as "jobsRetried",
        pg_database_size(current_database()) as "databaseBytes",
        current_setting('server_version') as postgres,
        (select max(name) from migrations) as schema`.execute(db),
    sql<{ task: string; count: number }>`
      select task_identifier as task, count(*)::integer as count from graphile_worker.jobs
      where attempts >= max_attempts group by 1 order by 1`.execute(db),
    sql<{ reason: string; count: number }>`
      select coalesce(failure, 'late') as reason, count(*)::integer as count from mails
      where given_up_at is not null group by 1 order by 1`.execute(db),
  ]);
  const [row] = counted.rows;
  if (!row) throw new Error('The database counted nothing.');
  return {
    ...row,
    databaseBytes: Number(row.databaseBytes),
    jobsFailed: failed.rows,
    mailsGivenUp: givenUp.rows,
  };
}
