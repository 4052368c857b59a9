// Brings a database to the newest schema: runs each SQL file once, in order, each in a transaction of its own. A lock
// makes two servers that start together wait for each other.

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { migrationFolders } from '#subjects/server/schema.ts';
import { schemaFlaw } from '#subjects/server/schema-flaw.ts';

/**
 * The number of the advisory lock under which migrations run. The number is arbitrary; no other advisory lock in the
 * database has it.
 */
export const MIGRATION_LOCK = 7_426_253;

/**
 * Returns the file of each migration by its name, oldest first. Throws where two folders have a migration of the same
 * name.
 */
async function migrations(): Promise<Map<string, URL>> {
  const found = new Map<string, URL>();
  for (const folder of migrationFolders)
    for (const name of await readdir(folder)) {
      if (!name.endsWith('.sql')) continue;
      const file = new URL(name, folder);
      const other = found.get(name);
      if (other) throw new Error(`Two migrations have one name: ${other.pathname} and ${file.pathname}`);
      found.set(name, file);
    }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns the names of all migrations, oldest first. */
export async function migrationNames(): Promise<string[]> {
  return [...(await migrations()).keys()];
}

/**
 * Returns the checksum of each migration's text by its name; line ends, which a checkout may change, do not
 * count.
 */
export async function migrationChecksums(): Promise<Map<string, string>> {
  const checksum = async ([name, file]: [string, URL]): Promise<[string, string]> => {
    const text = (await readFile(file, 'utf8')).replaceAll('\r\n', '\n');
    return [name, createHash('sha256').update(text).digest('hex')];
  };
  return new Map(await Promise.all([...(await migrations())].map(checksum)));
}

/** Returns the text of a migration. Throws for an unknown name. */
export async function readMigration(name: string): Promise<string> {
  const file = (await migrations()).get(name);
  if (!file) throw new Error(`There is no migration ${name}`);
  return readFile(file, 'utf8');
}

/**
 * Applies the missing migrations and returns their names. When a migration fails, the migrations before it stay
 * applied. A schema that this version does not know is left alone; the error says so in one line. Before the schema of
 * a database in use changes, `beforeChange` is called with the name of the first missing migration and waited for; when
 * it throws, nothing is applied.
 */
export async function migrate(
  pool: pg.Pool,
  beforeChange: (migration: string) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await makeMigrationsTable(client);
    const known = await migrationChecksums();
    const flaw = await schemaFlaw(client, known);
    if (flaw) throw new Error(flaw);
    const done = new Set((await client.query('select name from migrations')).rows.map((row) => row.name));
    const missing = [...known.keys()].filter((name) => !done.has(name));
    const [first] = missing;
    if (first && done.size > 0) await beforeChange(first);
    for (const name of missing) await applyWhole(client, name);
    await recordChecksums(client, known);
    return missing;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    client.release();
  }
}

export async function makeMigrationsTable(client: pg.ClientBase): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  );
}

/** Applies one migration and notes it in the table `migrations`; the transaction is the caller's. */
export async function applyMigration(client: pg.ClientBase, name: string): Promise<void> {
  await client.query(await readMigration(name));
  await client.query('insert into migrations (name) values ($1)', [name]);
}

/**
 * Stores the checksums of applied migrations that have none yet: of the migrations applied just now, and of migrations
 * applied before checksums were kept.
 */
export async function recordChecksums(
  client: pg.ClientBase,
  known: ReadonlyMap<string, string>,
): Promise<void> {
  await client.query(
    `update migrations set checksum = known.checksum
     from unnest($1::text[], $2::text[]) as known (name, checksum)
     where migrations.name = known.name and migrations.checksum is null`,
    [[...known.keys()], [...known.values()]],
  );
}

async function applyWhole(client: pg.PoolClient, name: string): Promise<void> {
  await client.query('begin');
  try {
    await applyMigration(client, name);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}
