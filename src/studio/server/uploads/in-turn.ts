// Handles announcements of uploads one after the other: each is compared with the unfinished uploads, so the one before must be
// among them.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';

/** An arbitrary number, used for no other advisory lock in this database. */
const UPLOAD_LOCK = 7_426_255;

/** Seconds that an announcement may take on a busy disk before the next process stops waiting for it. */
const PATIENCE = 60;

/**
 * Returns a function that runs `act` once the calls before it have ended, in this process and in all others with the same
 * database. The statements of `db` must be allowed to wait.
 */
export function makeInTurn(db: Db): <Result>(act: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (act) => {
    // A process waits with one connection at most, however many announcements come at once.
    const turn = last.then(() => alone(db, act));
    last = turn.catch(() => undefined);
    return turn;
  };
}

async function alone<Result>(db: Db, act: () => Promise<Result>): Promise<Result> {
  const done: Result[] = [];
  await inTransaction(db, async (trx) => {
    await sql`set local idle_in_transaction_session_timeout = ${sql.lit(`${PATIENCE}s`)}`.execute(trx);
    await sql`select pg_advisory_xact_lock(${UPLOAD_LOCK})`.execute(trx);
    done.push(await act());
  }).catch((error) => {
    // If only the end of the transaction failed, `act` has done its work, and its result counts.
    if (done.length === 0) throw error;
  });
  return done[0] as Result;
}
