// What the studio's handlers work with.

import { CompiledQuery, type Transaction } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Log } from '#platform/server/log.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { ContentWatch } from '#subjects/server/content-watch.ts';
import type { Database } from '#subjects/server/schema.ts';

export type Studio = {
  db: Db;
  /** The same for statements that may take their time: imports, and figures about all learners. */
  slowDb: Db;
  content: Pick<ContentWatch, 'current' | 'refresh'>;
  /** What mails are built with: the public address, and MAIL_FROM. */
  mail: { origin: string; from: string };
  /** Where the operator's own files lie. */
  mediaFolder: string;
  /** Where a file may lie while it is read. */
  temporaryFolder: string;
  /** Writes a backup whose name begins like this. */
  backUp: (name: string) => Promise<void>;
  /** How the installation is doing. */
  readHealth: () => Promise<OutputOf<'readStudioHealth'>>;
  log: Log;
};

/** Inside of a change or an import. */
export type Trx = Transaction<Database>;

/** Long statements of the studio get this long, in milliseconds, where the request path has seconds. */
export const STUDIO_TIMEOUT_MS = 600_000;

/** The rows of a statement that is written by hand. `db` may be a transaction. */
export async function run<Row = never>(db: Db, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}
