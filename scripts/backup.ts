// `npm run backup -- [--media] [--secret] [FILE]`: writes one file with every row, whether the server runs or not, and
// on request with videos, recordings, icon and the sealed secret. Then BACKUP_COMMAND runs with the file.

import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { backupFolder, besideTables } from '../src/platform/server/backup/automatic-backup.ts';
import { sendBackup } from '../src/platform/server/backup/send-backup.ts';
import { writeBackup } from '../src/platform/server/backup/write-backup.ts';
import { openForTools } from '../src/platform/server/db/open-for-tools.ts';
import { readEnv } from '../src/platform/server/env.ts';
import { readKeptSecret } from '../src/platform/server/secret.ts';

try {
  const { values, positionals } = parseArgs({
    options: { media: { type: 'boolean' }, secret: { type: 'boolean' } },
    allowPositionals: true,
  });
  if (positionals.length > 1)
    throw new Error(`One file alone, not ${positionals.length}: ${positionals.join(', ')}`);
  const wanted = (['media', 'secret'] as const).filter((name) => values[name]);
  const env = readEnv({
    ...process.env,
    BACKUP_INCLUDES: [process.env.BACKUP_INCLUDES, ...wanted].join(' '),
  });
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const path = positionals[0] ?? join(backupFolder(env.DATA_DIR), `shamble-${stamp}.gz`);
  const secret = env.AUTH_SECRET ?? (await readKeptSecret(env.DATA_DIR));
  const parts = besideTables(env, secret);
  const database = await openForTools(env);
  try {
    const rows = await writeBackup(database.pool, path, parts);
    const beside = [parts.media && 'videos, recordings and icon', parts.secret && 'the sealed secret'].filter(
      Boolean,
    );
    console.log(`${[`${rows} rows`, ...beside].join(', ')} written to ${path}`);
  } finally {
    await database.close();
  }
  if (env.BACKUP_COMMAND) {
    await sendBackup(env.BACKUP_COMMAND, path, backupFolder(env.DATA_DIR), Date.now());
    console.log('Sent by BACKUP_COMMAND.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
