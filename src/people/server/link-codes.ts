// Codes stand beside mailed links, for a person whose link opens in another browser than the one that asked.
// Only the asking browser can use the code: a cookie, or the session of a signed-in person, ties the two
// together.

import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { mailedCodeLength, mailedCodeSigns, readMailedCode } from '#people/rules/mailed-code.ts';
import type { formTexts } from '#platform/content/form-texts.ts';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Session } from '#platform/server/http/mount.ts';
import type { Database } from '#subjects/server/schema.ts';
import type { AccountParts } from './account-parts.ts';
import { holdPerson } from './credentials.ts';
import { type Link, linkMinutes } from './links.ts';
import { type CookieShape, readCookie, setCookie } from './session-cookie.ts';

const TOKEN_BYTES = 32;

/** The purpose of a code: signing in, which proves the address too, or a new address. */
export type CodePurpose = 'magic' | 'email';

/**
 * Ties the next code that signs in to the calling browser, in the place of an earlier one, and returns the
 * value with which the code is stored. Everybody who asks is given the cookie, with or without an account.
 */
export function tieToBrowser({ auth }: AccountParts, context: Context): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const days = linkMinutes.magic / (24 * 60);
  const cookie = setCookie(nameOf(auth.cookie), token, days, auth.cookie.secure);
  context.header('set-cookie', cookie, { append: true });
  return hashOf(token);
}

/**
 * The value with which codes are stored that the calling browser may use; null for a browser that asked for
 * none.
 */
export function tiedBrowser({ auth }: AccountParts, context: Context): string | null {
  const token = readCookie(context.req.header('cookie'), nameOf(auth.cookie));
  return token === null ? null : hashOf(token);
}

/** The value with which a code of a signed-in person is stored: the session is the tie. */
export function browserOfSession({ id }: Session): string {
  return hashOf(`session ${id}`);
}

/**
 * Issues a code for the tied browser; the person's older code of this purpose stops working. `now` is in UTC
 * milliseconds.
 */
export async function issueCode(
  db: Db,
  { purpose, browser, secret }: { purpose: CodePurpose; browser: string; secret: string },
  { user_id, email }: Link,
  now: number,
): Promise<string> {
  const code = Array.from(
    { length: mailedCodeLength },
    () => mailedCodeSigns[randomInt(mailedCodeSigns.length)],
  ).join('');
  const row = {
    email,
    browser_hash: Buffer.from(browser, 'base64url'),
    code_hash: codeHash(secret, user_id, code),
    created_at: new Date(now),
    expires_at: new Date(now + linkMinutes[purpose] * 60_000),
  };
  await db
    .insertInto('link_codes')
    .values({ user_id, purpose, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(row))
    .execute();
  return code;
}

/**
 * Returns the stored code that a typed one stands for, in this browser. The answer is the same for a wrong
 * code and for an address without an account. Throws code_invalid; after five wrong codes also for the right
 * one: the link goes on working.
 */
export async function findCode(
  { db, auth, limits, now }: AccountParts,
  {
    context,
    purpose,
    browser,
    typed,
  }: { context: Context; purpose: CodePurpose; browser: string | null; typed: string },
): Promise<FoundCode> {
  const code = readMailedCode(typed);
  if (code === null) throw refusal('form.codeUnread');
  if (browser === null) throw refusal('form.codeElsewhere');
  const counted = await limits.countLinkCode(context, browser);
  if (!counted) throw refusal('form.codeDead');
  const found = await db
    .selectFrom('link_codes')
    .select(['user_id', 'email', 'code_hash'])
    .where('browser_hash', '=', Buffer.from(browser, 'base64url'))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date(now()))
    .executeTakeFirst();
  // The answer tells a visitor's browser only that the code does not fit: anything else would tell which
  // addresses have an account.
  if (!found) throw refusal(purpose === 'email' ? 'form.codeElsewhere' : 'form.codeWrong');
  if (!timingSafeEqual(found.code_hash, codeHash(auth.secret, found.user_id, code)))
    throw refusal('form.codeWrong');
  await counted.succeeded();
  return found;
}

export type FoundCode = Link & { code_hash: Buffer };

/**
 * Uses up a code that was found, with the link beside it. Throws code_invalid when another call was faster, or when the
 * person's address has changed since; a code that proves a new address is bound to that one instead.
 */
export async function spendCode(
  trx: Transaction<Database>,
  purpose: CodePurpose,
  { user_id, email, code_hash }: FoundCode,
): Promise<Link> {
  await holdPerson(trx, user_id);
  const used = await trx
    .deleteFrom('link_codes')
    .using('users')
    .whereRef('users.id', '=', 'link_codes.user_id')
    .where('link_codes.code_hash', '=', code_hash)
    .where('link_codes.purpose', '=', purpose)
    .$if(purpose !== 'email', (query) => query.whereRef('users.email', '=', 'link_codes.email'))
    .returning('link_codes.user_id')
    .executeTakeFirst();
  if (!used) throw refusal('form.codeWrong');
  await trx.deleteFrom('links').where('user_id', '=', user_id).where('purpose', '=', purpose).execute();
  return { user_id, email };
}

function refusal(text: keyof typeof formTexts): AppError {
  return new AppError('code_invalid', { field: 'code', text });
}

function nameOf({ secure }: CookieShape): string {
  return secure ? '__Host-asked' : 'asked';
}

/** The token's SHA-256, as base64url. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function codeHash(secret: string, userId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`link code ${userId} ${code}`).digest();
}
