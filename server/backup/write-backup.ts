// Writes a backup while people practise: one snapshot of every table, as gzipped lines of JSON.
// Line 1 says what it is; then per table a line with its name and a line per row.

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { inTransaction } from '../db/transaction.ts';
import { tablesInOrder } from './tables.ts';

export const BACKUP_FORMAT = 'shamble-backup-1';
/** Rows fetched at a time: memory stays the same however large the table is. */
const BATCH = 2_000;

/** Writes `path`; it appears there only when it is complete. Resolves with the rows written. */
export async function writeBackup(pool: pg.Pool, path: string): Promise<number> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.unfinished`;
  const gzip = createGzip();
  const written = pipeline(gzip, createWriteStream(unfinished, { mode: 0o600 }));
  try {
    const rows = await inTransaction(
      pool,
      (client) => dump(client, gzip),
      'begin transaction isolation level repeatable read read only',
    );
    gzip.end();
    await written;
    await rename(unfinished, path);
    return rows;
  } catch (error) {
    gzip.destroy();
    await written.catch(() => undefined);
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function dump(client: pg.PoolClient, out: NodeJS.WritableStream): Promise<number> {
  const write = async (line: string) => {
    if (!out.write(`${line}\n`)) await once(out, 'drain');
  };
  const { rows: migrations } = await client.query('select name from migrations order by name');
  await write(JSON.stringify({ format: BACKUP_FORMAT, migrations: migrations.map((row) => row.name) }));
  let count = 0;
  for (const table of await tablesInOrder(client)) {
    await write(JSON.stringify({ table }));
    await client.query(
      `declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${table} t`,
    );
    for (;;) {
      const { rows } = await client.query(`fetch ${BATCH} from backup_rows`);
      if (rows.length === 0) break;
      await write(rows.map((row) => row.line).join('\n'));
      count += rows.length;
    }
    await client.query('close backup_rows');
  }
  return count;
}
