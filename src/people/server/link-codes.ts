// The codes in mails with a link, for people whose link opens in another browser than the browser that asked for the
// mail. A code works only in the browser that asked, which is recognised by a cookie, or by the session of a signed-in
// person.

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

/** The use of a code: `magic` signs in and proves the address, `email` proves a new address. */
export type CodePurpose = 'magic' | 'email';

/**
 * Gives the calling browser a new cookie to which the next sign-in code belongs; returns the value that is stored
 * with the code. Every browser that asks gets the cookie, even if the address has no account.
 */
export function tieToBrowser({ auth }: AccountParts, context: Context): string {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const days = linkMinutes.magic / (24 * 60);
  const cookie = setCookie(nameOf(auth.cookie), token, days, auth.cookie.secure);
  context.header('set-cookie', cookie, { append: true });
  return hashOf(token);
}

/**
 * Returns the value that is stored with codes of the calling browser; null if that browser has not asked for a code.
 */
export function tiedBrowser({ auth }: AccountParts, context: Context): string | null {
  const token = readCookie(context.req.header('cookie'), nameOf(auth.cookie));
  return token === null ? null : hashOf(token);
}

/** Returns the value that is stored with codes of a signed-in person, by the session. */
export function browserOfSession({ id }: Session): string {
  return hashOf(`session ${id}`);
}

/**
 * Issues a code for the asking browser; the person's older code for this purpose ends. `now` is in UTC milliseconds.
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
 * Returns the stored code that matches a typed code in this browser. Throws the same code_invalid for a wrong code and
 * for an address without an account. After five wrong codes it throws even for the right code, but the link still
 * works.
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
  // A visitor gets only the answer that the code is wrong: another answer would show which addresses have an
  // account.
  if (!found) throw refusal(purpose === 'email' ? 'form.codeElsewhere' : 'form.codeWrong');
  if (!timingSafeEqual(found.code_hash, codeHash(auth.secret, found.user_id, code)))
    throw refusal('form.codeWrong');
  await counted.succeeded();
  return found;
}

export type FoundCode = Link & { code_hash: Buffer };

/**
 * Uses up a found code and the link of the same mail. Throws code_invalid if another call was faster. For `magic` it
 * also throws if the person's address has changed since; an `email` code proves the address that is to replace the old
 * one.
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

/** Returns the SHA-256 of a text as base64url. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function codeHash(secret: string, userId: string, code: string): Buffer {
  return createHmac('sha256', secret).update(`link code ${userId} ${code}`).digest();
}
