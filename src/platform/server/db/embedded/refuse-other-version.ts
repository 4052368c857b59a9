// The check of PostgreSQL's major version: PostgreSQL reads only files of its own, and says so where nobody sees
// it.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Throws one line with both versions and the way out when the database in `pgdata` was made by another one than `version`. */
export async function refuseOtherVersion(pgdata: string, version: string): Promise<void> {
  const made = (await readFile(join(pgdata, 'PG_VERSION'), 'utf8').catch(() => '')).trim();
  const [major] = version.split('.');
  if (made === '' || made === major) return;
  throw new Error(
    `${pgdata} was made by PostgreSQL ${made}, and this version of Shamble brings PostgreSQL ${version}, which can't read it. Write a backup with the version of Shamble that used it last (npm run backup), move ${pgdata} away, and bring everything back here with npm run restore.`,
  );
}
