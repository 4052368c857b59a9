// The parts of backups beside the tables, by BACKUP_INCLUDES.

import type { Env } from '../env.ts';
import { mediaFolder } from '../media-folder.ts';
import type { BesideTables } from './write-backup.ts';

/** Returns the parts for these settings; `secret` signs cookies and links. */
export function besideTables(env: Env, secret: string | null): BesideTables {
  const { BACKUP_INCLUDES: wanted, BACKUP_PASSPHRASE: passphrase } = env;
  return {
    media: wanted.includes('media') ? mediaFolder(env.DATA_DIR) : undefined,
    secret:
      wanted.includes('secret') && secret !== null && passphrase ? { value: secret, passphrase } : undefined,
  };
}
