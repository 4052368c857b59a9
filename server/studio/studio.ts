// What the studio's handlers work with.

import { CompiledQuery, type Transaction } from 'kysely';
import type { ContentWatch } from '../course/content-watch.ts';
import type { Db } from '../db/database.ts';
import type { Database } from '../db/schema.ts';
import type { Log } from '../log.ts';

export type Studio = {
  db: Db;
  /** The same for statements that may take their time: imports, and figures about all learners. */
  slowDb: Db;
  content: Pick<ContentWatch, 'refresh'>;
  /** Where the operator's own video files lie. */
  mediaFolder: string;
  log: Log;
};

/** Inside of a change or an import. */
export type Trx = Transaction<Database>;

/** Long statements of the studio get this long, in milliseconds, where the request path has seconds. */
export const STUDIO_TIMEOUT_MS = 600_000;

/** The rows of a statement of the import that is written by hand. */
export async function run<Row = never>(trx: Trx, text: string, values: unknown[] = []): Promise<Row[]> {
  return (await trx.executeQuery<Row>(CompiledQuery.raw(text, values))).rows;
}
