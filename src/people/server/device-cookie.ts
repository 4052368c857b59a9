// The device cookie names the accounts that people signed in to on a device. Wrong guesses from elsewhere block an
// account's password for a while, but not on such a device (docs/security.md, R22). The cookie signs nobody in. It has
// keyed hashes of accounts, which only this server can make and check. When an account's password is changed or
// removed, all its devices become unknown, because a device may belong to a person from whom the account was taken
// back.

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Credential } from './credentials.ts';
import { type CookieShape, LONGEST_DAYS, readCookie, setCookie } from './session-cookie.ts';

/**
 * The most accounts for which one device is known, because a family or a class may share a device. A further account
 * replaces the oldest.
 */
const MOST = 5;
const DAY = 86_400_000;

/** Options by which the cookie is made and read; `now` is in UTC milliseconds. */
export type DeviceCookieOptions = { cookie: CookieShape; secret: string; now: () => number };

/** The person and the password that a device is known for. */
type Known = Pick<Credential, 'user_id' | 'password_id'>;

/** Whether this account was signed in to from the device that sends these cookies. */
export function isKnownDevice(
  options: DeviceCookieOptions,
  cookies: string | undefined,
  known: Known,
): boolean {
  return proofsIn(options, cookies).some((proof) => isProof(options, proof, known));
}

/** Returns the Set-Cookie that adds an account to the accounts for which the device is known. */
export function deviceCookie(
  options: DeviceCookieOptions,
  cookies: string | undefined,
  known: Known,
): string {
  const others = proofsIn(options, cookies).filter((proof) => !isProof(options, proof, known));
  const lastDay = Math.floor(options.now() / DAY) + LONGEST_DAYS;
  const proofs = [proofOf(options, lastDay, known), ...others].slice(0, MOST);
  return setCookie(nameOf(options.cookie), proofs.join('~'), LONGEST_DAYS, options.cookie.secure);
}

/** Returns the Set-Cookie that makes the device unknown. */
export function unknownDeviceCookie({ cookie }: DeviceCookieOptions): string {
  return setCookie(nameOf(cookie), '', 0, cookie.secure);
}

function nameOf({ secure }: CookieShape): string {
  return secure ? '__Host-device' : 'device';
}

/** Returns a proof for the cookie: its last valid day, in days since 1970, and the keyed hash. */
function proofOf({ secret }: DeviceCookieOptions, lastDay: number, known: Known): string {
  const { user_id, password_id } = known;
  const text = `device ${lastDay} ${user_id} ${password_id ?? 'no password'}`;
  const hash = createHmac('sha256', secret).update(text).digest('base64url');
  return `${lastDay}.${hash}`;
}

function isProof(options: DeviceCookieOptions, proof: string, known: Known): boolean {
  const lastDay = Number.parseInt(proof, 10);
  const [given, expected] = [Buffer.from(proof), Buffer.from(proofOf(options, lastDay, known))];
  const today = Math.floor(options.now() / DAY);
  return lastDay >= today && given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Returns the proofs in a cookie. Entries in another format are dropped, so that clients can't make the cookie grow.
 */
function proofsIn({ cookie }: DeviceCookieOptions, cookies: string | undefined): string[] {
  const proofs = readCookie(cookies, nameOf(cookie))?.split('~') ?? [];
  return proofs.filter((proof) => /^\d{1,6}\.[\w-]{43}$/.test(proof)).slice(0, MOST);
}
