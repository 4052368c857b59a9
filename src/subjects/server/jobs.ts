// What happens beside the requests: mails are sent, reminders queued, old rows removed. The queue is in the database, so
// that a job is added in the transaction of its cause and survives every crash.

import { type CronItem, Logger, parseCronItems, type Runner, run, type TaskList } from 'graphile-worker';
import nodemailer from 'nodemailer';
import pg from 'pg';
import { sendCrewMails } from '#crew/server/crew-mail.ts';
import { followEvent } from '#crew/server/follow-event.ts';
import { parseEventDate } from '#event/rules/event-date.ts';
import { invite } from '#moving-in/server/invitation.ts';
import { sendLink } from '#people/server/link-mail.ts';
import { makeMailQueue } from '#people/server/mail/mail-queue.ts';
import { sendMail } from '#people/server/mail/send-mail.ts';
import { remind } from '#people/server/remind.ts';
import { type Db, typed } from '#platform/server/db/database.ts';
import type { Env } from '#platform/server/env.ts';
import { type Log, reasonOf } from '#platform/server/log.ts';
import { compareClocks } from '#together/server/clock-gap.ts';
import type { ContentWatch } from './content-watch.ts';
import { prune, pruneImports } from './prune.ts';

export type JobsOptions = {
  connection: pg.PoolConfig;
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>;
  secret: string;
  origin: string;
  content: Pick<ContentWatch, 'current'>;
  /** What backs up the database every day; null for one that its operator backs up. */
  backUp: ((pool: pg.Pool) => Promise<void>) | null;
  log: Log;
  /** UTC milliseconds. */
  now: () => number;
  withoutTimetable?: boolean | undefined;
};

export type Jobs = { stop: () => Promise<void> };

const AT_ONCE = 2;
/** Milliseconds: a mail server that does not answer is given up; a broken queue is started again. */
const SMTP_TIMEOUT = 15_000;
const RESTART_AFTER = 2_000;
/** Milliseconds: longer than any statement of a job takes; a connection that is silent for so long is given up. */
const SILENCE = 60_000;
const DAY = 86_400_000;

/** What is done by the machine's clock, UTC. */
const timetable: CronItem[] = [
  { task: 'remind', match: '*/15 * * * *' },
  { task: 'prune', match: '7 * * * *' },
  { task: 'compare_clocks', match: '*/10 * * * *' },
  { task: 'prune_imports', match: '*/5 * * * *' },
  // A machine that sleeps at night makes up for it when it wakes.
  { task: 'back_up', match: '20 4 * * *', options: { backfillPeriod: DAY } },
];

/** Resolves when jobs are being worked on; keeps it that way through database outages. */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const { connection, log } = options;
  let stopping = false;
  // A pool of its own: jobs must not wait for requests, nor requests for jobs.
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
  const taskList = tasks(options, pool, typed(pool));
  let restart: NodeJS.Timeout | undefined;
  let runner: Runner | undefined;

  async function start(): Promise<void> {
    runner = await run({
      pgPool: pool,
      taskList,
      parsedCronItems: parseCronItems(options.withoutTimetable ? [] : timetable),
      concurrency: AT_ONCE,
      noHandleSignals: true,
      // Without a delay the queue does not wait at a stop until a finished job is written down as such.
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

function tasks(
  { env, secret, origin, content, backUp, log, now }: JobsOptions,
  pool: pg.Pool,
  db: Db,
): TaskList {
  const mails = makeMailQueue({ secret, origin, speech: (tag) => content.current().speech(tag) });
  const transport = env.SMTP_URL
    ? nodemailer.createTransport({
        url: env.SMTP_URL,
        connectionTimeout: SMTP_TIMEOUT,
        greetingTimeout: SMTP_TIMEOUT,
        socketTimeout: SMTP_TIMEOUT,
      })
    : null;
  const sender = { db, secret, transport, from: env.MAIL_FROM, host: new URL(origin).hostname, now, log };
  return {
    send_mail: (payload, { job }) =>
      sendMail(sender, (payload as { mail_id: string }).mail_id, job.attempts >= job.max_attempts),
    send_link: (payload) => sendLink({ db, secret, mails, now }, (payload as { sealed: string }).sealed),
    invite: () => invite(db, mails),
    crew_mail: (payload) => sendCrewMails({ db, secret, mails, now }, (payload as { sealed: string }).sealed),
    remind: () => remind({ db, mails, settings: () => content.current().settings, now }),
    prune: async () => {
      const { next_challenge_date } = content.current().settings;
      await followEvent(db, now(), parseEventDate(next_challenge_date));
      await prune(db, now());
    },
    compare_clocks: () => compareClocks(pool, log, now),
    prune_imports: () => pruneImports(db, now()),
    back_up: async () => backUp?.(pool),
  };
}

/** The queue's own messages: failures are worth a line, but their text may quote an address. */
function quietLogger(log: Log): Logger {
  return new Logger(() => (level, _message, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const job = meta?.job as { task_identifier?: string; attempts?: number } | undefined;
    const reason = (meta?.error as { code?: string } | undefined)?.code;
    log.warn('job_trouble', { task: job?.task_identifier, attempt: job?.attempts, reason });
  });
}
