// An operation that can't be undone needs the password, or a sign-in in the last 15 minutes. If a password is
// given, it must be right.

import type { Context } from 'hono';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Session } from '#platform/server/http/mount.ts';
import type { AccountParts } from './account-parts.ts';
import { findCredential, isRightPassword } from './credentials.ts';

/** Throws reauth_required if the proof fails. A wrong password counts as a wrong sign-in from a known device. */
export async function requireReauthentication(
  { limits, db }: AccountParts,
  { context, session, password }: { context: Context; session: Session; password?: string },
): Promise<void> {
  if (session.fresh && password === undefined) return;
  if (password === undefined) throw new AppError('reauth_required');
  const known = await findCredential(db, { user_id: session.user_id });
  const right = await limits.countSignIn(context, known?.email ?? '', { knownDevice: true }, () =>
    isRightPassword(known, password),
  );
  if (!right)
    throw new AppError('reauth_required', {
      field: 'password',
      ...(known?.password == null ? {} : { text: 'form.passwordWrong' as const }),
    });
}
