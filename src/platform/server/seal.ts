// Seals texts that wait in the database with the server's secret (AES-256-GCM): a copy of the database must show
// neither a pending one-time link nor the words of a mail and its reader.

import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Returns `value` as JSON, sealed with `secret`. */
export function seal(value: unknown, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secret), iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(value)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Returns the sealed value. Throws when it was changed, or sealed with another secret. */
export function unseal<Value>(sealed: Buffer, secret: string): Value {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(secret), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const body = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  return JSON.parse(body.toString());
}

function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'shamble mail', 32));
}
