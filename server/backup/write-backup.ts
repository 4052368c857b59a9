// Writes a backup while people practise: one snapshot of every table, as gzipped lines of JSON.
// Line 1 says what it is; then per table a line with its name and a line per row.

import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { inTransaction } from '../db/transaction.ts';
import { makeFolderDurably, renameDurably } from '../durable-file.ts';
import { tablesInOrder } from './tables.ts';

export const BACKUP_FORMAT = 'shamble-backup-1';
/** Rows fetched at a time: memory stays the same however large the table is. */
const BATCH = 2_000;

/**
 * Writes `path`; it appears there only when it is complete and on the disk. Resolves with the rows written; rejects with
 * one line that names the file.
 */
export async function writeBackup(pool: pg.Pool, path: string): Promise<number> {
  const unfinished = `${path}.unfinished`;
  let count = 0;
  async function* dump(client: pg.PoolClient): AsyncGenerator<string> {
    const { rows: migrations } = await client.query('select name from migrations order by name');
    yield `${JSON.stringify({ format: BACKUP_FORMAT, migrations: migrations.map((row) => row.name) })}\n`;
    for (const table of await tablesInOrder(client)) {
      yield `${JSON.stringify({ table })}\n`;
      await client.query(
        `declare backup_rows no scroll cursor for select row_to_json(t)::text as line from ${table} t`,
      );
      for (;;) {
        const { rows } = await client.query(`fetch ${BATCH} from backup_rows`);
        if (rows.length === 0) break;
        yield `${rows.map((row) => row.line).join('\n')}\n`;
        count += rows.length;
      }
      await client.query('close backup_rows');
    }
  }
  try {
    await makeFolderDurably(dirname(path));
    await inTransaction(
      pool,
      async (client) => {
        const file = await open(unfinished, 'w', 0o600);
        await pipeline(dump(client), createGzip(), file.createWriteStream({ flush: true }));
      },
      'begin transaction isolation level repeatable read read only',
    );
    await renameDurably(unfinished, path);
    return count;
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    throw new Error(
      `The backup ${path} could not be written: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    );
  }
}
