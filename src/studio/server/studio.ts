// The dependencies of the studio's handlers.

import type { Transaction } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Log } from '#platform/server/log.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { ContentWatch } from '#subjects/server/content-watch.ts';
import type { Database } from '#subjects/server/schema.ts';

export type Studio = {
  db: Db;
  /** The database for statements that may take their time: imports, and figures about all learners. */
  slowDb: Db;
  content: Pick<ContentWatch, 'current' | 'refresh'>;
  /** The settings of mails: the public address, and MAIL_FROM. */
  mail: { origin: string; from: string };
  /** The folder of the operator's own files. */
  mediaFolder: string;
  /** The folder for a file while it is read. */
  temporaryFolder: string;
  /** Writes a backup whose name begins like this. */
  backUp: (name: string) => Promise<void>;
  /** Reads the state of the installation. */
  readHealth: () => Promise<OutputOf<'readStudioHealth'>>;
  log: Log;
};

/** The transaction of a change or an import. */
export type Trx = Transaction<Database>;

/** Milliseconds that long statements of the studio get, where the request path has seconds. */
export const STUDIO_TIMEOUT_MS = 600_000;
