// Restoring a backup replaces everything in the database, or changes nothing. The backup's videos, recordings, icon and
// secret are restored where a data folder is given. A backup of an older version is put into that version's schema and
// then migrated.

import { open } from 'node:fs/promises';
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
import { inClientTransaction } from '../db/transaction.ts';
import { makeFolderDurably, writeDurably } from '../durable-file.ts';
import { mediaFolder } from '../media-folder.ts';
import { secretPath } from '../secret.ts';
import { isMediaLine, receiveMedia } from './media-lines.ts';
import { openSecret } from './sealed-secret.ts';
import { leftOut, mayWait, removeSchema, tablesInOrder } from './tables.ts';
import { BACKUP_FORMAT, type BackupHeader, FULL_FORMAT } from './write-backup.ts';

const BATCH = 2_000;

/**
 * The restored parts: the count of rows, the names of the operator's own files, and the secret, which is now in the
 * data folder; null if no secret was restored.
 */
export type Restored = { rows: number; media: string[]; secret: string | null };

/** The folder for the files and the secret of a backup, and the passphrase that opens the secret. */
export type RestoreInto = { dataDir: string; passphrase?: string | undefined; withoutSecret?: boolean };

/**
 * Replaces everything in the database by the backup at `path`; without `into` only its tables are restored. Rejects
 * with one line that names the file, and changes nothing, if the file is missing, damaged, no backup, or of a version
 * that this version does not know, if the passphrase does not open its secret, or if a server runs on the database.
 */
export async function restoreBackup(pool: pg.Pool, path: string, into?: RestoreInto): Promise<Restored> {
  try {
    const lines = await openLines(path);
    return await restoreFrom(pool, lines, into).finally(() => lines.return(undefined));
  } catch (error) {
    throw new Error(`${path} was not restored: ${flawOf(error)}`, { cause: error });
  }
}

function flawOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // zlib's own messages about missing or foreign bytes do not help an operator.
  const code = 'code' in error ? error.code : undefined;
  if (code === 'Z_BUF_ERROR') return 'it is cut off, or empty. Copy it here once more.';
  return code === 'Z_DATA_ERROR' ? `it is damaged, or no Shamble backup (${error.message}).` : error.message;
}

async function restoreFrom(
  pool: pg.Pool,
  lines: AsyncIterator<string>,
  into: RestoreInto | undefined,
): Promise<Restored> {
  const known = await migrationChecksums();
  const { migrations, secret: sealed } = readHeader((await lines.next()).value, known);
  const opens = into && sealed && !into.withoutSecret;
  const secret = opens ? await openSecret(sealed, into.passphrase) : null;
  // With DATABASE_URL there may be no data folder yet. The folder is made first, because rows must not be restored
  // without the secret.
  if (into) await makeFolderDurably(into.dataDir);
  const { rows, media } = await inClientTransaction(
    pool,
    async (client) => {
      const filled = await replaceAll(client, lines, migrations, known);
      const folder = into ? mediaFolder(into.dataDir) : null;
      return { rows: filled.rows, media: folder ? await receiveMedia(folder, filled.rest, lines) : null };
    },
    `begin; ${mayWait}`,
  );
  // The files come last: when the rows can't be restored, the files stay as they are.
  await media?.keep().finally(media.drop);
  if (into && secret !== null) await writeDurably(secretPath(into.dataDir), secret, 0o600);
  return { rows, media: media?.names ?? [], secret };
}

async function openLines(path: string): Promise<AsyncGenerator<string>> {
  // The file is opened first, so that a missing file is noticed before anything else happens.
  const file = await open(path);
  // The callback ignores errors, because the reader of the lines gets the same errors.
  return linesOf(pipeline(file.createReadStream(), createGunzip(), () => undefined).setEncoding('utf8'));
}

/**
 * Yields the lines of a text, split at line feeds alone: people's texts may contain other line separators, such as
 * U+2028, which JSON does not escape.
 */
async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = '';
  for await (const piece of text) {
    const [end = '', ...more] = piece.split('\n');
    begun += end;
    for (const next of more) {
      yield begun;
      begun = next;
    }
  }
  if (begun) yield begun;
}

async function replaceAll(
  client: pg.PoolClient,
  lines: AsyncIterator<string>,
  theirs: readonly string[],
  known: ReadonlyMap<string, string>,
): Promise<Filled> {
  const { rows: alone } = await client.query('select pg_try_advisory_xact_lock($1) as taken', [SERVING_LOCK]);
  if (!alone[0].taken) throw new Error('a Shamble server is running on this database. Stop it first.');
  await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
  await removeSchema(client);
  const ofExtensions = await tablesInOrder(client);
  await makeMigrationsTable(client);
  for (const name of theirs) await applyMigration(client, name);
  const tables = await tablesInOrder(client);
  // Triggers are off, because the rows that they would add are in the backup already.
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  const filled = await fill(client, lines, new Set(tables));
  // Even an empty table has its line, so a missing line means that the backup is incomplete.
  const missing = tables.filter((table) => !filled.tables.has(table) && !ofExtensions.includes(table));
  if (missing.length > 0) throw new Error(`it is cut off: nothing of ${missing.join(', ')} is in it.`);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  for (const name of known.keys()) if (!theirs.includes(name)) await applyMigration(client, name);
  await recordChecksums(client, known);
  await client.query(`select pg_notify('content', 'restore')`);
  return filled;
}

/** Returns the header, with the migrations of the version that made the backup, oldest first. */
function readHeader(line: string | undefined, known: ReadonlyMap<string, string>): BackupHeader {
  let header: Partial<BackupHeader> | null = null;
  try {
    header = JSON.parse(line ?? 'null');
  } catch {
    // A line that is no JSON is refused below.
  }
  const { format = '', migrations = [] } = header ?? {};
  if (![BACKUP_FORMAT, FULL_FORMAT].includes(format))
    throw new Error(
      /^shamble-backup-\d+$/.test(format)
        ? 'it was made with a newer version of Shamble: restore it with that version.'
        : 'it is not a Shamble backup.',
    );
  const unknown = migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new Error(
      `it was made with another version of Shamble, whose schema has ${unknown.join(', ')}: restore it with that version.`,
    );
  return { ...header, format, migrations };
}

/**
 * `rows`: the number of rows written. `tables`: the tables that the backup names. `rest`: the first line after the
 * tables, where the media files begin; undefined if there are none.
 */
type Filled = { rows: number; tables: Set<string>; rest: string | undefined };

async function fill(
  client: pg.PoolClient,
  lines: AsyncIterator<string>,
  tables: Set<string>,
): Promise<Filled> {
  const named = new Set<string>();
  let table = '';
  let batch: string[] = [];
  let count = 0;
  const flush = async () => {
    if (batch.length === 0) return;
    // Rows stay text until PostgreSQL reads them: JavaScript would round large numbers.
    await client.query(
      `insert into ${table} overriding system value select * from json_populate_recordset(null::${table}, $1)`,
      [`[${batch.join(',')}]`],
    );
    count += batch.length;
    batch = [];
  };
  let rest: string | undefined;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (isMediaLine(next.value)) {
      rest = next.value;
      break;
    }
    const name = tableOf(next.value);
    // Backups of older versions hold tables that are left out now.
    if (name === null && !leftOut.has(table)) batch.push(next.value);
    if (name !== null || batch.length >= BATCH) await flush();
    if (name !== null) {
      if (!tables.has(name) && !leftOut.has(name))
        throw new Error(`The backup has a table that is not ours: ${name}.`);
      table = name;
      named.add(name);
    }
  }
  await flush();
  return { rows: count, tables: named, rest };
}

/**
 * Returns the table that starts at this line; null where the line is a row. No table of ours begins with a column named
 * `table` or `media`.
 */
function tableOf(line: string): string | null {
  return line.startsWith('{"table":') ? JSON.parse(line).table : null;
}
