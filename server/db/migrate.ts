// Brings a database to the newest schema: each SQL file once, in order, each in its own transaction, under one lock.
// Two servers that start together wait for each other here.

import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const folder = new URL('./migrations/', import.meta.url);
/** Any number that nobody else uses for an advisory lock in this database. */
const MIGRATION_LOCK = 7_426_253;

/** Names of all migrations, oldest first. */
export async function migrationNames(): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
}

/**
 * Applies what is missing and returns the names applied. A failing file leaves everything before it in place.
 * `beforeChange` is waited for when the schema of a database in use is about to change, with the first missing name;
 * when it throws, nothing is applied.
 */
export async function migrate(
  pool: pg.Pool,
  beforeChange: (migration: string) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set((await client.query('select name from migrations')).rows.map((row) => row.name));
    const missing = (await migrationNames()).filter((name) => !done.has(name));
    const [first] = missing;
    if (first && done.size > 0) await beforeChange(first);
    for (const name of missing) await apply(client, name);
    return missing;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

async function apply(client: pg.PoolClient, name: string): Promise<void> {
  const sql = await readFile(new URL(name, folder), 'utf8');
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into migrations (name) values ($1)', [name]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
