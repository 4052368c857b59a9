// Writes a backup while people practise: one snapshot of every table, as gzipped lines of JSON. The first line
// describes the file. Then each table has a line with its name, and a line per row. Videos, recordings and the icon
// come last, if they are asked for.

import { open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { inClientTransaction } from '../db/transaction.ts';
import { makeFolderDurably, renameDurably } from '../durable-file.ts';
import { mediaLines } from './media-lines.ts';
import { type SealedSecret, sealSecret } from './sealed-secret.ts';
import { mayWait, tablesInOrder } from './tables.ts';

export const BACKUP_FORMAT = 'shamble-backup-1';
/** The format that holds more than tables; versions that know only the first format refuse it by this name. */
export const FULL_FORMAT = 'shamble-backup-2';

export type BackupHeader = { format: string; migrations: string[]; secret?: SealedSecret };

/** The parts of a backup beside the tables. */
export type BesideTables = {
  /** The folder of videos, recordings and icon. */
  media?: string | undefined;
  /** The secret that signs cookies and links, and the passphrase that seals it. */
  secret?: { value: string; passphrase: string } | undefined;
};

/** Number of rows that are fetched at a time, so that large tables need no more memory than small ones. */
const BATCH = 2_000;

/**
 * Writes a backup to `path`, where the file appears only once it is complete and on the disk. Resolves with the number
 * of rows written; rejects with one line that names the file.
 */
export async function writeBackup(
  pool: pg.Pool,
  path: string,
  { media, secret }: BesideTables = {},
): Promise<number> {
  const unfinished = `${path}.unfinished`;
  let count = 0;
  async function* dump(client: pg.PoolClient): AsyncGenerator<string> {
    const { rows: migrations } = await client.query('select name from migrations order by name');
    const header: BackupHeader = {
      format: media || secret ? FULL_FORMAT : BACKUP_FORMAT,
      migrations: migrations.map((row) => row.name),
      ...(secret && { secret: await sealSecret(secret.value, secret.passphrase) }),
    };
    yield `${JSON.stringify(header)}\n`;
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
    if (media) yield* mediaLines(media);
  }
  try {
    await makeFolderDurably(dirname(path));
    await inClientTransaction(
      pool,
      async (client) => {
        const file = await open(unfinished, 'w', 0o600);
        await pipeline(dump(client), createGzip(), file.createWriteStream({ flush: true }));
      },
      `begin transaction isolation level repeatable read read only; ${mayWait}`,
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
