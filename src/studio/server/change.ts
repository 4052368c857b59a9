// A change of the course by an operator: a transaction that is recorded in the history (person, time, before, after)
// and shows at once in every server process. Changes run one after the other, so that each change begins from the
// result of the change before it.

import { sql } from 'kysely';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { answerOnce } from '#platform/server/http/answer-once.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Studio, Trx } from './studio.ts';

/** The operator who makes a change, and the idempotency key of the call; null for a call without a key. */
export type Operator = { user_id: string; key: string | null };

/** Returns the operator who makes a call. */
export function by(call: { session: { user_id: string }; idempotencyKey: string | null }): Operator {
  return { user_id: call.session.user_id, key: call.idempotencyKey };
}

export type Change = Operator & {
  /** The words about the change in the history. */
  summary: string;
  /** The id of the change that this change undoes. */
  undoes?: string;
  /** Whether the change is recorded even if no row of the course changed. */
  keep?: boolean;
};

/** An arbitrary number, used for no other advisory lock in this database. */
const STUDIO_LOCK = 7_426_254;

/**
 * Runs `act` as a change. Without a changed row nothing is recorded (unless `keep`); when `act` throws, the change is
 * rolled back. A call that is sent again, because its answer was lost, is not repeated and gets the same answer.
 */
export async function change<Result extends object>(
  { db, content }: Pick<Studio, 'db' | 'content'>,
  { user_id, key, summary, undoes, keep = false }: Change,
  act: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  const changed = async (trx: Trx) => {
    await sql`select pg_advisory_xact_lock(${STUDIO_LOCK})`.execute(trx);
    const { id } = await trx
      .insertInto('history')
      .values({ user_id, summary, undoes: undoes ?? null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sql`select set_config('studio.change', ${id}, true)`.execute(trx);
    const acted = await act(trx);
    const rows = trx.selectFrom('history_rows').select('change_id').where('change_id', '=', id);
    if (!keep)
      await trx
        .deleteFrom('history')
        .where('id', '=', id)
        .where(({ not, exists }) => not(exists(rows)))
        .execute();
    return acted;
  };
  const result = await inTransaction(db, (trx) =>
    answerOnce(trx, `studio ${user_id}`, key, () => changed(trx)),
  );
  await content.refresh();
  return result;
}

/**
 * Changes one thing whose state the operator has read as `version`, and returns the thing's new version. Throws
 * conflict if the thing was changed since. `read` reads the stored thing.
 */
export function changeCurrent<Thing extends { version: string }>(
  studio: Pick<Studio, 'db' | 'content'>,
  { version: seen, ...entry }: Change & { version: string },
  read: (trx: Trx) => Promise<Thing>,
  act: (trx: Trx, current: Thing) => Promise<unknown>,
): Promise<{ version: string }> {
  return change(studio, entry, async (trx) => {
    const current = await read(trx);
    mustBeCurrent(seen, current.version);
    await act(trx, current);
    const { version } = await read(trx);
    return { version };
  });
}

/** Throws conflict if the thing was changed after this operator read it. */
export function mustBeCurrent(seen: string, current: string): void {
  if (seen !== current) throw new AppError('conflict');
}

/** The SQL for the time stamp of an edited row. The seed does not change stamped rows. */
export const STAMP = `date_trunc('milliseconds', clock_timestamp())`;
export const stamp = sql.raw<Date>(STAMP);

/** The SQL for the id of the change that this transaction records. */
export const CHANGE = `nullif(current_setting('studio.change', true), '')::bigint`;
