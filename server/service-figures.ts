// What waits and what failed, in numbers, for everything that watches over an installation.

import { sql } from 'kysely';
import type { Db } from './db/database.ts';

export type ServiceFigures = {
  mailsWaiting: number;
  oldestMailAt: Date | null;
  /** Refused by a mail server for good, of the last month. */
  mailsBounced: number;
  feedbackOpen: number;
  jobsWaiting: number;
  jobsRetried: number;
  /** Not tried again, by task. */
  jobsFailed: { task: string; count: number }[];
  databaseBytes: number;
  postgres: string;
  schema: string;
};

export async function readServiceFigures(db: Db): Promise<ServiceFigures> {
  const [counted, failed] = await Promise.all([
    sql<Omit<ServiceFigures, 'jobsFailed' | 'databaseBytes'> & { databaseBytes: string }>`
      select (select count(*)::integer from mails where sealed is not null) as "mailsWaiting",
        (select min(created_at) from mails where sealed is not null) as "oldestMailAt",
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
  ]);
  const [row] = counted.rows;
  if (!row) throw new Error('The database counted nothing.');
  return { ...row, databaseBytes: Number(row.databaseBytes), jobsFailed: failed.rows };
}
