// The database, folders and functions that the studio's handlers need.

import type { Transaction } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { Log } from '#platform/server/log.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { ContentWatch } from '#subjects/server/content-watch.ts';
import type { Database } from '#subjects/server/schema.ts';

export type Studio = {
  db: Db;
  /** The database with a long time limit: for imports, and for figures about all learners. */
  slowDb: Db;
  content: Pick<ContentWatch, 'current' | 'refresh'>;
  /** The settings of mails: the site's public address, and MAIL_FROM. */
  mail: { origin: string; from: string };
  /** The folder of the operator's own files. */
  mediaFolder: string;
  /** The folder in which a received file is kept while it is read. */
  temporaryFolder: string;
  /** Writes a backup whose name begins with `name`. */
  backUp: (name: string) => Promise<void>;
  /** Reads the state of the installation. */
  readHealth: () => Promise<OutputOf<'readStudioHealth'>>;
  log: Log;
};

/** The transaction of a change or an import. */
export type Trx = Transaction<Database>;

/** The time limit of the studio's long statements, in milliseconds. Other requests' statements get only seconds. */
export const STUDIO_TIMEOUT_MS = 600_000;
