// Argon2id for passwords. Hashing is expensive, and anybody can cause it by trying to sign in. So only a few hashes
// run at a time, and only some callers may wait; further callers must come back later.

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { AppError } from '#platform/server/http/app-error.ts';

const run = promisify(argon2);

/**
 * Parameters of a hash: memory in KiB, passes and lanes (19 MiB and 2 passes are OWASP's second choice), and lengths
 * of salt and hash in bytes. They are stored with each hash.
 */
const full = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const SALT_BYTES = 16;
const TAG_BYTES = 32;
/** How many hashes run at a time, and how many callers may wait, which takes about two seconds. */
const AT_ONCE = 2;
const LONGEST_QUEUE = 100;

type Cost = typeof full;

let cost: Cost = full;

/** Returns an encoded hash: $argon2id$v=19$m=..,t=..,p=..$salt$tag. Throws unavailable if too many callers wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  return encode(cost, salt, await derive(password, salt, cost));
}

/** Whether the password belongs to the encoded hash. Throws unavailable if too many callers wait. */
export async function verifyPassword(password: string, encoded: string): Promise<boolean> {
  const stored = decode(encoded);
  if (!stored) return false;
  return timingSafeEqual(await derive(password, stored.salt, stored.cost), stored.tag);
}

/** Whether a hash has other parameters than today's; the next sign-in then makes a new hash. */
export function isOutdated(encoded: string): boolean {
  const stored = decode(encoded);
  return !stored || JSON.stringify(stored.cost) !== JSON.stringify(cost);
}

/** Returns a hash that fits no password and takes as long to check as any other: for unknown people. */
export function unmatchableHash(): string {
  return encode(cost, randomBytes(SALT_BYTES), randomBytes(TAG_BYTES));
}

/**
 * Makes tests hash at less than a thousandth of the cost. scripts/check-structure.ts fails if anything but a test calls
 * this function.
 */
export function hashCheaply(cheaply: boolean): void {
  cost = cheaply ? { memory: 16, passes: 1, parallelism: 1 } : full;
}

function encode({ memory, passes, parallelism }: Cost, salt: Buffer, tag: Buffer): string {
  const parameters = `m=${memory},t=${passes},p=${parallelism}`;
  return `$argon2id$v=19$${parameters}$${unpadded(salt)}$${unpadded(tag)}`;
}

function decode(encoded: string): { cost: Cost; salt: Buffer; tag: Buffer } | null {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(encoded);
  if (!match) return null;
  const [, memory, passes, parallelism, salt = '', tag = ''] = match;
  return {
    cost: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '');
}

let running = 0;
const waiting: (() => void)[] = [];

async function derive(
  password: string,
  nonce: Buffer,
  { memory, passes, parallelism }: Cost,
): Promise<Buffer> {
  await turn();
  try {
    const message = password.normalize('NFC');
    return await run('argon2id', { message, nonce, parallelism, tagLength: TAG_BYTES, memory, passes });
  } finally {
    running--;
    waiting.shift()?.();
  }
}

async function turn(): Promise<void> {
  if (running >= AT_ONCE) {
    if (waiting.length >= LONGEST_QUEUE) throw new AppError('unavailable', { retryAfter: 5 });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running++;
}
