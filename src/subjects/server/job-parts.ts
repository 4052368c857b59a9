// The things that jobs need to run, and the type of a subject's own jobs (src/subjects/server/jobs.ts).

import type { CronItem, TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { MailQueue } from '#people/server/mail/mail-queue.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Env } from '#platform/server/env.ts';
import type { Log } from '#platform/server/log.ts';
import type { Studio } from '#studio/server/studio.ts';
import type { ContentWatch } from './content-watch.ts';
import type { Settings } from './published.ts';

export type JobsOptions = {
  connection: pg.PoolConfig;
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM' | 'DATA_DIR'>;
  secret: string;
  origin: string;
  content: Pick<ContentWatch, 'current'>;
  /** Writes the daily backup; null for a database that its operator backs up. */
  backUp: ((pool: pg.Pool) => Promise<void>) | null;
  /** The parts of the studio that the job of an import uses. */
  studio: Studio;
  log: Log;
  /** The clock, in UTC milliseconds. */
  now: () => number;
  withoutTimetable?: boolean | undefined;
};

/** The things that the jobs of a subject may use. */
export type JobParts = Pick<
  JobsOptions,
  'env' | 'secret' | 'origin' | 'backUp' | 'studio' | 'log' | 'now'
> & {
  pool: pg.Pool;
  db: Db;
  mails: MailQueue;
  settings: () => Settings;
};

/** The jobs of a subject; the hours of `timetable` are UTC. */
export type SubjectJobs = { tasks: TaskList; timetable?: readonly CronItem[] };
