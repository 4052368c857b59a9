// Puts a backup back: everything that is in the database now goes, everything in the backup comes, or nothing changes.
// A backup of an older version is put into the schema of that version and then brought to this one's.

import { open } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { SERVING_LOCK } from '../db/announcements.ts';
import {
  applyMigration,
  MIGRATION_LOCK,
  makeMigrationsTable,
  migrationChecksums,
  recordChecksums,
} from '../db/migrate.ts';
import { inTransaction } from '../db/transaction.ts';
import { leftOut, removeSchema, tablesInOrder } from './tables.ts';
import { BACKUP_FORMAT } from './write-backup.ts';

const BATCH = 2_000;

/**
 * Resolves with the rows restored. Rejects with one line that names the file when it is missing, damaged, no backup, or
 * of a version that this one does not know, and while a server runs on the database.
 */
export async function restoreBackup(pool: pg.Pool, path: string): Promise<number> {
  try {
    const lines = await openLines(path);
    return await inTransaction(pool, (client) => replaceAll(client, lines));
  } catch (error) {
    throw new Error(`${path} was not restored: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
}

async function openLines(path: string): Promise<AsyncIterator<string>> {
  // A missing file is known before anything else happens.
  const file = await open(path);
  // What goes wrong on the way is told to the reader of the lines.
  const text = pipeline(file.createReadStream(), createGunzip(), () => undefined);
  return createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })[Symbol.asyncIterator]();
}

async function replaceAll(client: pg.PoolClient, lines: AsyncIterator<string>): Promise<number> {
  const known = await migrationChecksums();
  const theirs = readHeader((await lines.next()).value, known);
  const { rows: alone } = await client.query('select pg_try_advisory_xact_lock($1) as taken', [SERVING_LOCK]);
  if (!alone[0].taken) throw new Error('a Shamble server is running on this database. Stop it first.');
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await removeSchema(client);
  await makeMigrationsTable(client);
  for (const name of theirs) await applyMigration(client, name);
  const tables = await tablesInOrder(client);
  // What triggers would add is in the backup already.
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  const rows = await fill(client, lines, new Set(tables));
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const name of known.keys()) if (!theirs.includes(name)) await applyMigration(client, name);
  await recordChecksums(client, known);
  await client.query(`select pg_notify('content', 'restore')`);
  return rows;
}

/** The migrations of the version that made the backup, oldest first. */
function readHeader(line: string | undefined, known: ReadonlyMap<string, string>): string[] {
  let header: { format?: string; migrations?: string[] } = {};
  try {
    header = JSON.parse(line ?? '{}');
  } catch {
    // Falls through to the sentence below.
  }
  if (header.format !== BACKUP_FORMAT) throw new Error('it is not a Shamble backup.');
  const migrations = header.migrations ?? [];
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(
      `it was made with another version of Shamble, whose schema has ${unknown.join(', ')}: restore it with that version.`,
    );
  return migrations;
}

async function fill(
  client: pg.PoolClient,
  lines: AsyncIterator<string>,
  tables: Set<string>,
): Promise<number> {
  let table = '';
  let batch: string[] = [];
  let count = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    // Rows stay text all the way: parsing them here would round large numbers.
    await client.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [`[${batch.join(',')}]`],
    );
    count += batch.length;
    batch = [];
  };
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const name = tableOf(next.value);
    // Versions before this one kept what is left out now.
    if (name === null && !leftOut.has(table)) batch.push(next.value);
    if (name !== null || batch.length >= BATCH) await flush();
    if (name !== null) {
      if (!tables.has(name) && !leftOut.has(name))
        throw new Error(`The backup has a table that is not ours: ${name}.`);
      table = name;
    }
  }
  await flush();
  return count;
}

/** The table that starts at this line; null for a row. No table of ours has a column named `table`. */
function tableOf(line: string): string | null {
  return line.startsWith('{"table":') ? JSON.parse(line).table : null;
}
