// The long work on an import, as a job of the queue. It goes on after the request that began it, in one transaction,
// and reports its progress. If the server stops in the middle, nothing was done, and the job runs again later.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { answerOnce } from '#platform/server/http/answer-once.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Operator } from '#studio/server/change.ts';
import type { Studio, Trx } from '#studio/server/studio.ts';
import { withoutRoom } from '#studio/server/without-room.ts';
import { type Answers, applyImport } from './apply-import.ts';
import { holdImport, planImport, readImport, stateBefore, stopped, workKey } from './staged-import.ts';

/** With `answers` the import is applied; without them its dry run is worked out. */
export type ImportJob = { import_id: string; answers?: Answers };

/** Milliseconds between two updates that show that the work goes on. */
const BEAT = 1_000;
/** The most tries: an import during which the server died so often may be the cause. */
const MOST_TRIES = 3;

/**
 * Queues the job; readImport reports its progress. A repeated request for the same work gets the same answer, and the
 * work begins only once. Throws not_found, and conflict while other work on this import goes on.
 */
export function startWork(
  db: Db,
  { user_id, key }: Operator,
  job: ImportJob,
): Promise<Record<string, never>> {
  return inTransaction(db, (trx) =>
    answerOnce(trx, `studio ${user_id}`, key, async () => {
      await holdImport(trx, job.import_id);
      if (!(await isAskedAgain(trx, job))) await queue(trx, user_id, job);
      return {};
    }),
  );
}

async function queue(trx: Trx, user_id: string, job: ImportJob): Promise<void> {
  const { import_id, answers } = job;
  await trx
    .updateTable('imports')
    .set({ user_id, state: workOf(job), step: '', problem: null, beat_at: sql<Date>`now()` })
    .$if(answers !== undefined, (query) => query.set({ plan: sql`coalesce(plan, '{}') || ${said(answers)}` }))
    .where('id', '=', import_id)
    .execute();
  await sql`select graphile_worker.add_job('import', ${JSON.stringify(job)}::json,
    job_key => ${workKey(import_id)}, max_attempts => ${MOST_TRIES})`.execute(trx);
}

const said = (answers?: Answers) => sql`${JSON.stringify({ answers })}::jsonb`;

/**
 * Whether the work of this job is going on or done already; the import's row must be held. Throws conflict for any
 * other work on it.
 */
async function isAskedAgain(trx: Trx, { import_id, answers }: ImportJob): Promise<boolean> {
  const { state } = await readImport(trx, import_id);
  if (state === 'open' || state === 'planned') return false;
  if (state === 'planning') {
    if (!answers) return true;
    throw new AppError('conflict', {
      message: 'The dry run is still being worked out. Wait for it, then import.',
    });
  }
  const same = await trx
    .selectFrom('imports')
    .select('id')
    .where('id', '=', import_id)
    .where(sql<boolean>`plan @> ${said(answers)}`)
    .executeTakeFirst();
  if (answers && same) return true;
  const done = state === 'applying' ? 'is being written' : 'was written';
  throw new AppError('conflict', {
    message: `This import ${done} already${answers ? ', with other answers' : ''}.`,
  });
}

/** Runs an import. A job that runs again after its end, or after its import was dropped, does nothing. */
export async function runImport(studio: Studio, job: ImportJob): Promise<void> {
  const { import_id, answers } = job;
  let step = '';
  const beat = () =>
    studio.db
      .updateTable('imports')
      .set({ step, beat_at: sql<Date>`now()` })
      .where('id', '=', import_id)
      .where('state', '=', workOf(job))
      .returning('user_id')
      .executeTakeFirst();
  const begun = await beat();
  if (!begun?.user_id) return;
  const beats = setInterval(() => void beat().catch(() => undefined), BEAT);
  const report = (doing: string) => {
    step = doing;
  };
  try {
    if (answers) await applyImport(studio, begun.user_id, import_id, answers, report);
    else await inTransaction(studio.slowDb, (trx) => planImport(trx, import_id, studio.mediaFolder, report));
  } catch (error) {
    await giveUp(studio, job, error);
  } finally {
    clearInterval(beats);
  }
}

/**
 * Stores why the work ended without a result. If the database is gone, storing fails, and the queue runs the job again.
 */
async function giveUp({ db, log }: Studio, job: ImportJob, error: unknown): Promise<void> {
  if (!(error instanceof AppError)) log.error('import_failed', { reason: codeOf(error) });
  const shown = withoutRoom(error);
  const problem = shown instanceof AppError && shown.message ? shown.message : stopped;
  await db
    .updateTable('imports')
    .set({ state: stateBefore(workOf(job)), problem })
    .where('id', '=', job.import_id)
    .where('state', '=', workOf(job))
    .execute();
}

const workOf = ({ answers }: ImportJob) => (answers ? 'applying' : 'planning');

/** A short name of the error for the log. The error's text is left out, because a database error may quote a row. */
function codeOf(error: unknown): string {
  return (error as { code?: string } | undefined)?.code ?? (error instanceof Error ? error.name : 'unknown');
}
