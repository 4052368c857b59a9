// One-time links: a long random token of which only the hash is stored, bound to a person, a purpose and an address.
// Using one up and what it brings are one transaction, so that twenty clicks at once bring one result.

import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { AppError } from '../http/app-error.ts';
import type { MailPurpose } from '../security/limits.ts';

const TOKEN_BYTES = 32;
/** Minutes. */
export const linkMinutes: Readonly<Record<MailPurpose, number>> = { magic: 10, reset: 30 };

export type Link = { user_id: string; email: string };

/** A new token; the person's older link of this purpose stops working. `now` in UTC milliseconds. */
export async function issueLink(
  client: pg.PoolClient,
  purpose: MailPurpose,
  { user_id, email }: Link,
  now: number,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await client.query(
    `insert into links (token_hash, user_id, purpose, email, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, purpose) do update set token_hash = excluded.token_hash, email = excluded.email,
       created_at = excluded.created_at, expires_at = excluded.expires_at`,
    [hashOf(token), user_id, purpose, email, new Date(now), new Date(now + linkMinutes[purpose] * 60_000)],
  );
  return token;
}

/** Who a token stands for, without using it up. Throws link_invalid. */
export async function peekLink(
  pool: pg.Pool,
  purpose: MailPurpose,
  token: string,
  now: number,
): Promise<Link & { first_name: string; last_name: string | null }> {
  const { rows } = await pool.query(
    `select users.id as user_id, users.email, users.first_name, users.last_name
     from links join users on users.id = links.user_id and users.email = links.email
     where token_hash = $1 and purpose = $2 and expires_at > $3`,
    [hashOf(token), purpose, new Date(now)],
  );
  if (!rows[0]) throw new AppError('link_invalid');
  return rows[0];
}

/** Uses a token up. Throws link_invalid when it is unknown, used, too old, or the person's address has changed since. */
export async function useLink(
  client: pg.PoolClient,
  purpose: MailPurpose,
  token: string,
  now: number,
): Promise<Link> {
  const { rows } = await client.query(
    `delete from links using users
     where token_hash = $1 and purpose = $2 and links.expires_at > $3
       and users.id = links.user_id and users.email = links.email
     returning links.user_id, links.email`,
    [hashOf(token), purpose, new Date(now)],
  );
  if (!rows[0]) throw new AppError('link_invalid');
  return rows[0];
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
