// One transaction on one connection.

import type { Transaction } from 'kysely';
import pg from 'pg';
import type { Db } from './database.ts';
import type { Database } from './schema.ts';
import { isSilence } from './silence.ts';

/** Commits when `act` resolves, undoes everything when it throws. */
export function inTransaction<Result>(
  db: Db,
  act: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result>;
/** The same for statements that are written by hand. `opening` is the SQL that begins it. */
export function inTransaction<Result>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<Result>,
  opening?: string,
): Promise<Result>;
export function inTransaction<Result>(
  database: Db | pg.Pool,
  act: (trx: never) => Promise<Result>,
  opening?: string,
): Promise<Result> {
  if (database instanceof pg.Pool) return onClient(database, act as never, opening);
  return database.transaction().execute((trx) => act(trx as never));
}

async function onClient<Result>(
  pool: pg.Pool,
  act: (client: pg.PoolClient) => Promise<Result>,
  opening = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // What `act` sends first travels with the opening; the database runs them in order all the same.
    const [opened, acted] = await Promise.allSettled([client.query(opening), act(client)]);
    if (opened.status === 'rejected') throw opened.reason;
    if (acted.status === 'rejected') throw acted.reason;
    await client.query('commit');
    return acted.value;
  } catch (error) {
    // A database that stopped answering is not asked once more: the caller has waited long enough.
    if (isSilence(error)) broken = error;
    else
      await client.query('rollback').catch((lost) => {
        broken = lost;
      });
    throw error;
  } finally {
    // A connection that could not even roll back is thrown away.
    client.release(broken);
  }
}
