// Runs calls one after the other, so that each call sees the result of the call before it. The calls of one process
// wait in a queue; processes with the same database wait for a lock of the database.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';

/** Arbitrary numbers, used for no other advisory locks in this database. */
const locks = { upload: 7_426_255, undo: 7_426_258 } as const;

/**
 * Seconds after which a call that still runs loses the lock, so that other processes can go on. An announcement of an
 * upload may have to wait for a busy disk. An undo waits for a backup and keeps the lock without a limit (0).
 */
const patience = { upload: 60, undo: 0 } as const;

export type InTurn = <Result>(act: () => Promise<Result>) => Promise<Result>;

/**
 * Returns a function that runs `act` once all earlier calls of this kind have ended, in this process and in all others
 * with the same database. `db` must have a long time limit, because a statement waits for the lock.
 */
export function makeInTurn(db: Db, kind: keyof typeof locks): InTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    // At most one connection of a process waits for the lock, however many calls come at once.
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
