// Connects to the built-in PostgreSQL through its Unix socket, which only its owner may open.

import pg from 'pg';

export const USER = 'shamble';
export const DATABASE = 'shamble';
const MAINTENANCE = 'postgres';
/**
 * The number of the advisory lock that a running server holds. The number is arbitrary; no other advisory lock in the
 * maintenance database has it.
 */
const SERVER_LOCK = 7_426_254;

export type Connection = { host: string; user: string; database: string };

export function connectionTo(host: string): Connection {
  return { host, user: USER, database: DATABASE };
}

/**
 * Returns a client that is connected to the maintenance database. A connection that breaks never crashes the process.
 */
export async function connectForMaintenance(host: string): Promise<pg.Client> {
  const client = new pg.Client({
    host,
    port: 5432,
    user: USER,
    database: MAINTENANCE,
    connectionTimeoutMillis: 2_000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client;
}

/**
 * Takes the lock that a running server holds for its whole life. Returns false when another server holds it.
 */
export async function takeServerLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [SERVER_LOCK]);
  return rows[0].taken;
}

/** Creates the application's database; repeating it changes nothing. */
export async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  if (rowCount === 0) await client.query(`create database ${DATABASE}`);
}
