// `npm run restore FILE`: replaces everything in the database by what a backup holds. The server must be stopped.

import { restoreBackup } from '../server/backup/restore-backup.ts';
import { openForTools } from '../server/db/open-for-tools.ts';
import { readEnv } from '../server/env.ts';

const path = process.argv[2];
if (!path) {
  console.error('Which backup? npm run restore FILE');
  process.exit(2);
}
try {
  const database = await openForTools(readEnv(process.env), { alone: true, asItIs: true });
  try {
    console.log(`${await restoreBackup(database.pool, path)} rows restored from ${path}`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
