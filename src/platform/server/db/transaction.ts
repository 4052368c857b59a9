// Runs one transaction on one connection.

import type { Transaction } from 'kysely';
import type pg from 'pg';
import type { Database } from '#subjects/server/schema.ts';
import type { Db } from './database.ts';
import { isSilence } from './silence.ts';

/** Runs `act` in a transaction; commits when `act` resolves, undoes everything when it throws. */
export function inTransaction<Result>(
  db: Db,
  act: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(act);
}

/**
 * Runs `act` in a transaction as inTransaction does, but with a client for hand-written SQL: seeds, backups,
 * migrations. `opening` is the SQL that begins the transaction.
 */
export async function inClientTransaction<Result>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<Result>,
  opening = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(opening);
    const result = await act(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that does not answer, or can't even roll back, is thrown away.
    if (isSilence(error)) broken = error;
    else
      await client.query('rollback').catch((lost) => {
        broken = lost;
      });
    throw error;
  } finally {
    client.release(broken);
  }
}
