// `npm run backup [file]`: one file with every row, while the server runs or not.

import { join } from 'node:path';
import { backupFolder } from '../server/backup/automatic-backup.ts';
import { writeBackup } from '../server/backup/write-backup.ts';
import { openForTools } from '../server/db/open-for-tools.ts';
import { readEnv } from '../server/env.ts';

try {
  const env = readEnv(process.env);
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const path = process.argv[2] ?? join(backupFolder(env.DATA_DIR), `shamble-${stamp}.gz`);
  const database = await openForTools(env);
  try {
    const rows = await writeBackup(database.pool, path);
    console.log(`${rows} rows written to ${path}`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
