// Work apart from requests: sending mails, queueing reminders, removing old rows. The queue is in the database, so a
// job is added in the transaction of its cause and survives every crash.

import { Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import pg from 'pg';
import { crewJobs } from '#crew/server/handlers.ts';
import { eventJobs } from '#event/server/clock-gap.ts';
import { movingInJobs } from '#moving-in/server/handlers.ts';
import { peopleJobs } from '#people/server/accounts.ts';
import { makeMailQueue } from '#people/server/mail/mail-queue.ts';
import { typed } from '#platform/server/db/database.ts';
import { releasedOnce } from '#platform/server/jobs/graphile-worker.ts';
import { type Log, reasonOf } from '#platform/server/log.ts';
import { studioJobs } from '#studio/server/handlers.ts';
import type { JobParts, JobsOptions, SubjectJobs } from './job-parts.ts';
import { prune } from './rows.ts';

export type Jobs = { stop: () => Promise<void> };

function jobsOf(parts: JobParts): Record<string, SubjectJobs> {
  return {
    platform: platformJobs(parts),
    people: peopleJobs(parts),
    event: eventJobs(parts),
    crew: crewJobs(parts),
    studio: studioJobs(parts),
    'moving-in': movingInJobs(parts),
  };
}

/** Returns the tasks of all subjects. Throws where two subjects have a task of the same name. */
export function tasksOf(jobs: Readonly<Record<string, SubjectJobs>>): TaskList {
  const all: TaskList = {};
  for (const [subject, { tasks }] of Object.entries(jobs))
    for (const [name, task] of Object.entries(tasks)) {
      const [other] = Object.entries(jobs).find(([, each]) => name in each.tasks) ?? [];
      if (other !== subject) throw new Error(`The job ${name} is brought by ${other} and by ${subject}`);
      all[name] = task;
    }
  return all;
}

const platformJobs = ({ db, pool, backUp, now }: JobParts): SubjectJobs => ({
  tasks: { prune: () => prune(db, now()), back_up: async () => backUp?.(pool) },
  timetable: [
    { task: 'prune', match: '7 * * * *' },
    // A machine that slept at night backs up when it wakes.
    { task: 'back_up', match: '20 4 * * *', options: { backfillPeriod: DAY } },
  ],
});

/** Imports take minutes: even two of them leave one slot for mails. */
const AT_ONCE = 3;
/** Milliseconds after which a queue that failed is started again. */
const RESTART_AFTER = 2_000;
/** Milliseconds of silence after which a connection is given up: more than any statement of a job takes. */
const SILENCE = 60_000;
const DAY = 86_400_000;

/** Resolves when jobs are being worked on. The jobs go on after outages of the database. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { connection, log } = options;
  let stopping = false;
  // Jobs have a connection pool of their own, so that they do not wait for requests, nor requests for jobs.
  const pool = new pg.Pool({
    ...connection,
    max: AT_ONCE + 2,
    connectionTimeoutMillis: 5_000,
    query_timeout: SILENCE,
  });
  pool.on('error', (error) => {
    if (!stopping) log.warn('database_connection_lost', { reason: reasonOf(error) });
  });
  pool.on('connect', (client) => client.on('error', () => undefined));
  const mails = makeMailQueue({ ...options, speech: (tag) => options.content.current().speech(tag) });
  const settings = () => options.content.current().settings;
  const jobs = jobsOf({ ...options, pool, db: typed(pool), mails, settings });
  const timetable = options.withoutTimetable
    ? []
    : Object.values(jobs).flatMap((each) => each.timetable ?? []);
  let restart: NodeJS.Timeout | undefined;
  let runner: Runner | undefined;

  async function start(): Promise<void> {
    runner = await run({
      pgPool: releasedOnce(pool),
      taskList: tasksOf(jobs),
      parsedCronItems: parseCronItems(timetable),
      concurrency: AT_ONCE,
      noHandleSignals: true,
      // Without a delay each finished job is recorded at once, so that a stop need not wait for the records.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      logger: quietLogger(log),
    });
    runner.promise.then(startAgain, startAgain);
  }

  function startAgain(): void {
    if (stopping) return;
    clearTimeout(restart);
    restart = setTimeout(() => start().catch(startAgain), RESTART_AFTER);
  }

  await start();
  return {
    async stop() {
      stopping = true;
      clearTimeout(restart);
      await runner?.stop().catch(() => undefined);
      await pool.end();
    },
  };
}

/** Logs the failures of the queue, without their text, which may contain an address. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, _message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const job = meta?.job as { task_identifier?: string; attempts?: number } | undefined;
    const reason = (meta?.error as { code?: string } | undefined)?.code;
    log.warn('job_trouble', { task: job?.task_identifier, attempt: job?.attempts, reason });
  });
}
