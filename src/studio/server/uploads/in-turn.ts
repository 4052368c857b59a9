// Announcements of uploads, one after the other: each is held against the uploads that wait, so the one before it has to stand
// among them.

import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';

/** An arbitrary number, used for no other advisory lock in this database. */
const UPLOAD_LOCK = 7_426_255;

/** Seconds that an announcement may take on a busy disk before the next process goes on without it. */
const PATIENCE = 60;

/**
 * Returns what runs `act` once those before it have ended, in this process and in all others that serve the same database. `db`
 * is one whose statements may wait.
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
    // What was done is done, though the end of the lock was not heard.
    if (done.length === 0) throw error;
  });
  return done[0] as Result;
}
