// `npm run restore -- [--without-secret] FILE`: replaces all rows of the database by those of a backup. If the backup
// has videos, recordings, an icon or the secret, they go into the data folder. The server must be stopped.

import { parseArgs } from 'node:util';
import { restoreBackup } from '../src/platform/server/backup/restore-backup.ts';
import { openForTools } from '../src/platform/server/db/open-for-tools.ts';
import { readEnv } from '../src/platform/server/env.ts';

try {
  const { values, positionals } = parseArgs({
    options: { 'without-secret': { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length > 1)
    throw new Error(`One file alone, not ${positionals.length}: ${positionals.join(', ')}`);
  const [path] = positionals;
  if (!path) throw new Error('Which backup? npm run restore FILE');
  const env = readEnv(process.env);
  await using database = await openForTools(env, { alone: true, asItIs: true, mayMake: true });
  const { rows, media, secret } = await restoreBackup(database.pool, path, {
    dataDir: env.DATA_DIR,
    passphrase: env.BACKUP_PASSPHRASE,
    withoutSecret: values['without-secret'] ?? false,
  });
  console.log(`${rows} rows restored from ${path}`);
  if (media.length > 0) console.log(`Videos, recordings and icon restored: ${media.join(', ')}`);
  if (secret !== null) console.log('The secret is in the data folder again.');
  if (secret !== null && env.AUTH_SECRET && env.AUTH_SECRET !== secret)
    console.log('AUTH_SECRET is set to another one and counts: remove it, and people stay signed in.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
