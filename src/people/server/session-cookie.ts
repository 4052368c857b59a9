// The session cookie: its name, its attributes, and the token in it.
// The token is signed with a secret that is not in the database, so that a copy of the database signs nobody in.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

/** A session ends so many days after its last use, and at the latest so many days after its beginning. */
export const IDLE_DAYS = 30;
export const LONGEST_DAYS = 180;
/** Length of a day in milliseconds. */
const DAY = 86_400_000;

export type CookieShape = { name: string; secure: boolean };

/**
 * Returns the cookie's name and attributes. The prefix of the name over TLS makes browsers refuse such a cookie from
 * any other host or path, or without TLS.
 */
export function cookieShape(origin: string): CookieShape {
  const secure = origin.startsWith('https:');
  return { name: secure ? '__Host-session' : 'session', secure };
}

/** Returns the token in the request's cookie; null if there is no such cookie, or if its signature is wrong. */
export function readToken(header: string | undefined, shape: CookieShape, secret: string): string | null {
  const signed = readCookie(header, shape.name);
  return signed === null ? null : signedToken(signed, secret);
}

/**
 * Returns the token in a cookie's value, or null if the signature is wrong. Compares signatures as texts: different
 * Base64 texts can mean the same bytes, and known-visitors.ts would remember a session once for each such text.
 */
export function signedToken(signed: string, secret: string): string | null {
  const dot = signed.lastIndexOf('.');
  const token = signed.slice(0, dot);
  const [given, expected] = [Buffer.from(signed.slice(dot + 1)), Buffer.from(signatureOf(token, secret))];
  return dot > 0 && given.length === expected.length && timingSafeEqual(given, expected) ? token : null;
}

/** Returns the decoded value of a cookie, or null. */
export function readCookie(header = '', name: string): string | null {
  return parse(header, name)[name] ?? null;
}

/** Returns when a session ends if it began at `since` and is last used at `now` (both in UTC milliseconds). */
export function endOfIdling(now: number, since = now): Date {
  return new Date(Math.min(now + IDLE_DAYS * DAY, since + LONGEST_DAYS * DAY));
}

/** Returns the Set-Cookie that lets the browser keep the session for another IDLE_DAYS. */
export function sessionCookie(token: string, { name, secure }: CookieShape, secret: string): string {
  return setCookie(name, `${token}.${signatureOf(token, secret)}`, IDLE_DAYS, secure);
}

function signatureOf(token: string, secret: string): string {
  return createHmac('sha256', secret).update(token).digest('base64');
}

/** Returns the Set-Cookie that removes the session's cookie. */
export function endingCookie({ name, secure }: CookieShape): string {
  return setCookie(name, '', 0, secure);
}

/**
 * Returns a Set-Cookie header. Scripts can't read the cookie. Only this host gets it; requests from other sites carry
 * it only when a person follows a link to here (SameSite=Lax).
 */
export function setCookie(name: string, value: string, days: number, secure: boolean): string {
  const attributes = `Max-Age=${Math.round((days * DAY) / 1_000)}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return `${name}=${encodeURIComponent(value)}; ${attributes}`;
}
