// Long work on an import: it goes on after the request that began it, in one transaction, and says how far it is. A server
// that is stopped in the middle has done nothing; its silence is noticed, and the work can be started again.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Studio, Trx } from '#studio/server/studio.ts';
import { withoutRoom } from '#studio/server/without-room.ts';
import type { OutputOf } from '#subjects/api/contract.ts';

export type Plan = Pick<OutputOf<'readStudioImport'>, 'tables' | 'ages_missing'>;
type State = OutputOf<'readStudioImport'>['state'];
export type Report = (step: string) => void;

/** Milliseconds between two signs of life. */
const BEAT = 1_000;
/** After this long without one the work counts as ended. */
export const SILENCE = sql.raw<Date>(`now() - interval '15 seconds'`);

/** The work of this process: it has ended when this process shows it, too. */
const running = new Set<string>();

const stopped = 'The server was stopped in the middle. Nothing was changed: please start it again.';

/** Starts `act` and resolves at once. Throws not_found, and conflict while other work on this import goes on. */
export async function inBackground(
  studio: Studio,
  import_id: string,
  state: 'planning' | 'applying',
  act: (trx: Trx, report: Report) => Promise<void>,
  run: (work: (trx: Trx) => Promise<void>) => Promise<void> = (work) => inTransaction(studio.slowDb, work),
): Promise<Record<string, never>> {
  const { db, log } = studio;
  const before = stateBefore(state);
  const taken = await db
    .updateTable('imports')
    .set({ state, step: '', problem: null, beat_at: sql<Date>`now()` })
    .where('id', '=', import_id)
    .where(({ or, eb }) =>
      or([
        eb('state', 'in', ['open', 'planned']),
        eb.and([eb('state', '!=', 'applied'), eb('beat_at', '<', SILENCE)]),
      ]),
    )
    .executeTakeFirst();
  if (taken.numUpdatedRows === 0n) {
    await readImport(db, import_id);
    throw new AppError('conflict');
  }
  let step = '';
  const beat = setInterval(() => {
    const alive = db
      .updateTable('imports')
      .set({ step, beat_at: sql<Date>`now()` })
      .where('id', '=', import_id);
    void alive.execute().catch(() => undefined);
  }, BEAT);
  const report = (doing: string) => {
    step = doing;
  };
  const ended = run((trx) => act(trx, report)).catch(async (error: unknown) => {
    if (!(error instanceof AppError)) log.error('import_failed', { reason: codeOf(error) });
    const told = withoutRoom(error);
    const problem = told instanceof AppError && told.message ? told.message : stopped;
    await db
      .updateTable('imports')
      .set({ state: before, problem })
      .where('id', '=', import_id)
      .execute()
      .catch(() => undefined);
  });
  running.add(import_id);
  void ended.finally(() => {
    clearInterval(beat);
    running.delete(import_id);
  });
  return {};
}

/** Where the import stands, and its dry run once it is there. Throws not_found. */
export async function readImport(db: Db, import_id: string): Promise<OutputOf<'readStudioImport'>> {
  const found = await db
    .selectFrom('imports')
    .select([
      'state',
      'step',
      'problem',
      'plan',
      'change_id',
      sql<boolean>`beat_at < ${SILENCE}`.as('silent'),
    ])
    .where('id', '=', import_id)
    .executeTakeFirst();
  if (!found) throw gone();
  const { state, step, problem, change_id, silent } = found;
  const plan = (found.plan as Plan | null) ?? { tables: [], ages_missing: 0 };
  const dead = silent && isWork(state);
  const asked = running.has(import_id) ? workOf(state) : dead ? stateBefore(state) : state;
  return {
    ...plan,
    change_id,
    state: asked,
    // The last sign of life may be written after the work has ended.
    step: isWork(asked) ? step : '',
    problem: dead ? stopped : problem,
  };
}

/** What an import that was dropped, or pruned, is answered with. */
export function gone(): AppError {
  return new AppError('not_found', {
    message: 'These files are no longer here: they are kept for an hour. Please read them again.',
  });
}

function isWork(state: State): boolean {
  return state === 'planning' || state === 'applying';
}

/** Where work that broke off leaves an import. */
function stateBefore(work: State): State {
  return work === 'planning' ? 'open' : 'planned';
}

/** While the process is at it, the work that leads to a state. */
function workOf(state: State): State {
  return state === 'applying' || state === 'applied' ? 'applying' : 'planning';
}

/** Never the text of the error: a database's may quote a row. */
function codeOf(error: unknown): string {
  return (error as { code?: string } | undefined)?.code ?? (error instanceof Error ? error.name : 'unknown');
}
