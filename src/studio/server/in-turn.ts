// Runs calls one after the other, so that each sees what the one before has done: in one process by a queue, in several by a
// lock of their database.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';

/** Arbitrary numbers, used for no other advisory locks in this database. */
const locks = { upload: 7_426_255, undo: 7_426_258 } as const;

/**
 * Seconds that a call may take before another process stops waiting for it. An announcement of an upload may meet a busy disk;
 * an undo (0: without a limit) waits for a backup.
 */
const patience = { upload: 60, undo: 0 } as const;

export type InTurn = <Result>(act: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs `act` once the calls of this kind before it have ended, in this process and in all others with
 * the same database. The statements of `db` must be allowed to wait.
 */
export function makeInTurn(db: Db, kind: keyof typeof locks): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    // A process waits with one connection at most, however many calls come at once.
    const turn = last.then(() => alone(db, kind, act));
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function alone<Result>(db: Db, kind: keyof typeof locks, act: () => Promise<Result>): Promise<Result> {
  const done: Result[] = [];
  await inTransaction(db, async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(`${patience[kind]}s`)}`.execute(trx);
    await sql`select pg_advisory_xact_lock(${locks[kind]})`.execute(trx);
    done.push(await act());
  }).catch((error) => {
    // If only the end of the transaction failed, `act` has done its work, and its result counts.
    if (done.length === 0) throw error;
  });
  return done[0] as Result;
}
