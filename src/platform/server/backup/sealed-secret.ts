// The secret of an installation inside a backup: sealed with the operator's passphrase, because backups are kept in
// places where the secret must not be.

import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { seal, unseal } from '../seal.ts';

/**
 * The cost of one try of a passphrase, in KiB, passes and lanes: about a quarter of a second, because somebody who
 * finds a backup may try passphrases for years.
 */
const cost = { memory: 64 * 1024, passes: 4, parallelism: 1 };
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** The sealed secret, as the first line of a backup holds it. */
export type SealedSecret = typeof cost & { salt: string; sealed: string };

export async function sealSecret(secret: string, passphrase: string): Promise<SealedSecret> {
  const salt = randomBytes(SALT_BYTES);
  const sealed = seal(secret, await keyFrom(passphrase, salt, cost));
  return { ...cost, salt: salt.toString('base64'), sealed: sealed.toString('base64') };
}

/** Opens a sealed secret. Throws a sentence when there is no passphrase, or a wrong one. */
export async function openSecret(
  { salt, sealed, ...paid }: SealedSecret,
  passphrase: string | undefined,
): Promise<string> {
  if (passphrase === undefined)
    throw new Error(
      'it holds the sealed secret. Set BACKUP_PASSPHRASE to what it was sealed with, or restore with --without-secret.',
    );
  const key = await keyFrom(passphrase, Buffer.from(salt, 'base64'), paid);
  try {
    return unseal<string>(Buffer.from(sealed, 'base64'), key);
  } catch (cause) {
    throw new Error('BACKUP_PASSPHRASE is not the passphrase that its secret was sealed with.', { cause });
  }
}

const run = promisify(argon2);

async function keyFrom(passphrase: string, nonce: Buffer, paid: typeof cost): Promise<string> {
  const message = passphrase.normalize('NFC');
  const key = await run('argon2id', { message, nonce, tagLength: KEY_BYTES, ...paid });
  return key.toString('base64');
}
