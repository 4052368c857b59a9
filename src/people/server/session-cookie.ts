// The session cookie: its name and attributes, and reading the token out of a signed one.
// The signature is made with a secret that is not in the database: a copy of the database signs nobody in.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

/** Days after its last use at which a session ends; the second figure is its longest life. */
export const IDLE_DAYS = 30;
export const LONGEST_DAYS = 180;
/** Length of a day in milliseconds. */
const DAY = 86_400_000;

export type CookieShape = { name: string; secure: boolean };

/**
 * The cookie's name and attributes: over TLS the name's prefix makes browsers refuse the cookie from any
 * other host or path, or without TLS.
 */
export function cookieShape(origin: string): CookieShape {
  const secure = origin.startsWith('https:');
  return { name: secure ? '__Host-session' : 'session', secure };
}

/** The token in the request's cookie when its signature is right, else null. */
export function readToken(header: string | undefined, shape: CookieShape, secret: string): string | null {
  const signed = readCookie(header, shape.name);
  return signed === null ? null : signedToken(signed, secret);
}

/**
 * The token in a cookie's value when its signature is right, else null. Texts are compared, not their bytes:
 * Base64 is read with anything after its end, and a session whose cookie has many spellings would be
 * remembered in each.
 */
export function signedToken(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf('.');
  const token = signed.slice(0, dot);
  const [given, expected] = [Buffer.from(signed.slice(dot + 1)), Buffer.from(signatureOf(token, secret))];
  return dot > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** The decoded value of one cookie, or null. */
export function readCookie(header = '', name: string): string | null {
  return parse(header, name)[name] ?? null;
}

/** The end of a session that is not used after `now`; `since` is its beginning (both UTC milliseconds). */
export function endOfIdling(now: number, since = now): Date {
  return new Date(Math.min(now + IDLE_DAYS * DAY, since + LONGEST_DAYS * DAY));
}

/** The Set-Cookie that keeps a session for another idle period. */
export function sessionCookie(token: string, { name, secure }: CookieShape, secret: string): string {
  return setCookie(name, `${token}.${signatureOf(token, secret)}`, IDLE_DAYS, secure);
}

function signatureOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}

/** The Set-Cookie that removes the session's. */
export function endingCookie({ name, secure }: CookieShape): string {
  return setCookie(name, '', 0, secure);
}

/** A cookie of ours: out of reach of scripts, for this host only, sent by our own pages only. */
export function setCookie(name: string, value: string, days: number, secure: boolean): string {
  const attributes = `Max-Age=${Math.round((days * DAY) / 1_000)}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}`;
}
