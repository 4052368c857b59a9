// One-time links. A link has a long random token, of which only the hash is stored, and belongs to a person, a purpose
// and an address. spendLink must be called in the transaction of the change that the link makes, so that twenty clicks
// at once make the change once.

import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { LinkPurpose } from '#subjects/rules/paths.ts';
import type { Database } from '#subjects/server/schema.ts';
import { holdPerson } from './credentials.ts';

const TOKEN_BYTES = 32;
/** How many minutes a link works. */
export const linkMinutes: Readonly<Record<LinkPurpose, number>> = { magic: 10, reset: 30, email: 30 };

export type Link = { user_id: string; email: string };

/** Issues a new token; the person's older link for this purpose ends. `now` is in UTC milliseconds. */
export async function issueLink(
  db: Db,
  purpose: LinkPurpose,
  { user_id, email }: Link,
  now: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const link = {
    token_hash: hashOf(token),
    email,
    created_at: new Date(now),
    expires_at: new Date(now + linkMinutes[purpose] * 60_000),
  };
  await db
    .insertInto('links')
    .values({ user_id, purpose, ...link })
    .onConflict((conflict) => conflict.columns(['user_id', 'purpose']).doUpdateSet(link))
    .execute();
  return token;
}

/**
 * Returns the person of a reset link, without using the link up. Throws link_invalid if the link is unknown, used or
 * too old, or if the person's address has changed since.
 */
export function peekReset(
  db: Db,
  token: string,
  now: number,
): Promise<{ email: string; first_name: string; last_name: string | null }> {
  return db
    .selectFrom('links')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'links.user_id').onRef('users.email', '=', 'links.email'),
    )
    .select(['users.email', 'users.first_name', 'users.last_name'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', 'reset')
    .where('expires_at', '>', new Date(now))
    .executeTakeFirstOrThrow(() => new AppError('link_invalid'));
}

/**
 * Uses a token up. Throws link_invalid if it is unknown, used or too old. For `magic` and `reset` it also throws if the
 * person's address has changed since; an `email` link proves the address that is to replace the old one.
 */
export async function spendLink(
  trx: Transaction<Database>,
  purpose: LinkPurpose,
  token: string,
  now: number,
): Promise<Link> {
  const link = await trx
    .selectFrom('links')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirstOrThrow(() => new AppError('link_invalid'));
  await holdPerson(trx, link.user_id);
  return trx
    .deleteFrom('links')
    .using('users')
    .whereRef('users.id', '=', 'links.user_id')
    .where('links.token_hash', '=', hashOf(token))
    .where('links.purpose', '=', purpose)
    .where('links.expires_at', '>', new Date(now))
    .$if(purpose !== 'email', (query) => query.whereRef('users.email', '=', 'links.email'))
    .returning(['links.user_id', 'links.email'])
    .executeTakeFirstOrThrow(() => new AppError('link_invalid'));
}

/** Deletes all unused links and codes of a person. */
export async function dropLinks(trx: Transaction<Database>, userId: string): Promise<void> {
  for (const table of ['links', 'link_codes'] as const)
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
