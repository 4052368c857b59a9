// The secret that signs cookies and links: given by the operator, or made once and kept in the data folder.

import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from './durable-file.ts';
import type { Env } from './env.ts';
import { flawOfSecret } from './secret-flaw.ts';

export function secretPath(dataDir: string): string {
  return join(dataDir, 'auth-secret');
}

/**
 * Returns AUTH_SECRET, or the secret in `DATA_DIR/auth-secret`, which is made when missing and which only its owner can
 * read. Throws one line when that file is damaged: a new secret would end every session. Only the server that owns the
 * folder may call this function.
 */
export async function readSecret(env: Env): Promise<string> {
  if (env.AUTH_SECRET) return env.AUTH_SECRET;
  const path = secretPath(env.DATA_DIR);
  const kept = await readKeptSecret(env.DATA_DIR);
  if (kept === null) {
    const made = randomBytes(32).toString('base64url');
    await writeDurably(path, made, 0o600);
    return made;
  }
  const flaw = flawOfSecret(kept);
  if (flaw)
    throw new Error(`${path} ${flaw}. Put a copy of it back, or remove it: then all people sign in again.`);
  return kept;
}

/** Returns the secret in the data folder; null before the first start. */
export async function readKeptSecret(dataDir: string): Promise<string | null> {
  try {
    return await readFile(secretPath(dataDir), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
