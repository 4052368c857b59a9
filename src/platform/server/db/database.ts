// The pool of connections to the database, which Kysely, the job queue and the few hand-written statements share.

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from '#subjects/server/schema.ts';
import { withoutSilentClients } from './silence.ts';

// A DATE is read as text: the driver would make a Date object of it, whose day depends on the process's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value);

export type Db = Kysely<Database>;

export type OpenDatabase = { db: Db; pool: pg.Pool };

/**
 * Opens the pool; `onError` gets the errors of connections that break while idle, which would end the process if
 * nothing listened for them.
 */
export function openDatabase(config: pg.PoolConfig, onError: (error: Error) => void): OpenDatabase {
  const pool = new pg.Pool({
    max: 16,
    // When the database does not answer, a call must get 503 within two seconds, so that no page hangs.
    connectionTimeoutMillis: 1_500,
    query_timeout: 1_800,
    idleTimeoutMillis: 30_000,
    onConnect: settle,
    // Statements that do not wait for each other's answers are sent together.
    pipeline: true,
    ...config,
  });
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { db: typed(pool), pool };
}

/**
 * Returns typed queries on a pool. `query_timeout` is the number of milliseconds that a query may take, in place of the
 * pool's own limit.
 */
export function typed(pool: pg.Pool, query_timeout?: number): Db {
  return new Kysely<Database>({
    dialect: new PostgresDialect({ pool: withoutSilentClients(pool, query_timeout) }),
  });
}

/**
 * Sets up a new connection, before the pool lends it. Every statement of a request looks rows up by key, so one plan is
 * right for all values of its parameters; planning each time would cost more than running the statement. A transaction
 * whose client has vanished must not hold its locks until the network notices.
 */
async function settle(client: pg.ClientBase): Promise<void> {
  await client.query(
    "set plan_cache_mode = force_generic_plan; set idle_in_transaction_session_timeout = '5s'",
  );
}
