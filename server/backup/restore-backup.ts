// Puts a backup back: everything that is in the database now goes, everything in the backup comes, or nothing changes.

import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { inTransaction } from '../db/transaction.ts';
import { tablesInOrder } from './tables.ts';
import { BACKUP_FORMAT } from './write-backup.ts';

const BATCH = 2_000;

/** Resolves with the rows restored. Throws one clear sentence when the file is no backup or of another schema. */
export async function restoreBackup(pool: pg.Pool, path: string): Promise<number> {
  const file = createReadStream(path);
  const lines = createInterface({ input: file.pipe(createGunzip()), crlfDelay: Number.POSITIVE_INFINITY })[
    Symbol.asyncIterator
  ]();
  try {
    return await inTransaction(pool, async (client) => {
      await checkHeader(client, (await lines.next()).value);
      const tables = await tablesInOrder(client);
      await client.query(`truncate ${tables.join(', ')}`);
      // What triggers would add is in the backup already.
      for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
      const rows = await fill(client, lines, new Set(tables));
      for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
      await client.query(`select pg_notify('content', 'restore')`);
      return rows;
    });
  } finally {
    file.destroy();
  }
}

async function checkHeader(client: pg.PoolClient, line: string | undefined): Promise<void> {
  let header: { format?: string; migrations?: string[] } = {};
  try {
    header = JSON.parse(line ?? '{}');
  } catch {
    // Falls through to the sentence below.
  }
  if (header.format !== BACKUP_FORMAT) throw new Error('This file is not a Shamble backup.');
  const { rows } = await client.query('select name from migrations order by name');
  const here = rows.map((row) => row.name).join(', ');
  const there = header.migrations?.join(', ');
  if (here !== there)
    throw new Error(
      `The backup was made with another version: its schema is [${there}], this one's is [${here}].`,
    );
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
    if (name === null) batch.push(next.value);
    if (name !== null || batch.length >= BATCH) await flush();
    if (name !== null) {
      if (!tables.has(name)) throw new Error(`The backup has a table that is not ours: ${name}.`);
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
