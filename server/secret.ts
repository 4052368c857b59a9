// The secret that signs cookies and links: given by the operator, or made once and kept in the data folder.

import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from './env.ts';

/** AUTH_SECRET, or the one in `DATA_DIR/auth-secret`, readable by the owner only. */
export async function readSecret(env: Env): Promise<string> {
  if (env.AUTH_SECRET) return env.AUTH_SECRET;
  const path = join(env.DATA_DIR, 'auth-secret');
  await mkdir(env.DATA_DIR, { recursive: true });
  try {
    // 'wx' fails when the file exists, so that two starts at once agree on one secret.
    await writeFile(path, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') throw error;
  }
  return readFile(path, 'utf8');
}
