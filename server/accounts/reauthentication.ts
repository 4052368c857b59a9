// Before what cannot be undone: the password, or a sign-in of the last 15 minutes. A password that is given must be right.

import type { Context } from 'hono';
import { AppError } from '../http/app-error.ts';
import type { Session } from '../http/mount.ts';
import type { AccountParts } from './account-parts.ts';
import { verifyPassword } from './password-hash.ts';

/** Throws reauth_required; wrong passwords count like wrong sign-ins. */
export async function requireReauthentication(
  { limits, pool }: AccountParts,
  { context, session, password }: { context: Context; session: Session; password?: string },
): Promise<void> {
  if (session.fresh && password === undefined) return;
  if (password === undefined) throw new AppError('reauth_required');
  const { rows } = await pool.query(
    `select users.email, accounts.password from users left join accounts
       on accounts.user_id = users.id and accounts.provider_id = 'credential'
     where users.id = $1`,
    [session.user_id],
  );
  const attempt = await limits.countSignIn(context, rows[0]?.email ?? '');
  const hash: string | null = rows[0]?.password ?? null;
  if (hash === null || !(await verifyPassword(password, hash)))
    throw new AppError('reauth_required', { field: 'password' });
  await attempt.succeeded();
}
