// Signing in by a mailed link. It never signs anybody up.

import type pg from 'pg';
import { formTexts } from '#content/messages.ts';
import { isEmail } from '#rules/accounts/email.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../http/app-error.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { enter, headersFor } from './entering.ts';
import { askForLink } from './link-mail.ts';
import { useLink } from './links.ts';

export function magicLinkHandlers(parts: AccountParts): Some<'requestMagicLink' | 'redeemMagicLink'> {
  const { auth, door, limits, now, pool } = parts;
  return {
    requestMagicLink: async ({ body, context }) => {
      if (!isEmail(body.email))
        throw new AppError('invalid_input', { field: 'email', message: formTexts.emailInvalid });
      await limits.countMail(context, 'magic', body.email);
      await askForLink(pool, door.secret, { purpose: 'magic', email: body.email });
      return {};
    },
    redeemMagicLink: async ({ body, context, timeZone }) => {
      const { userId, passwordRemoved } = await inTransaction(pool, async (client) => {
        const { user_id } = await useLink(client, 'magic', body.token, now());
        return { userId: user_id, passwordRemoved: await takeOver(client, user_id) };
      });
      const entered = await auth.api.signInProven({
        body: { userId },
        headers: headersFor(context),
        returnHeaders: true,
      });
      const user = await enter(parts, { context, cookies: entered.headers, userId, timeZone });
      return { user, password_removed: passwordRemoved };
    },
  };
}

/**
 * The first proof of an address. Whoever set the password before may have been somebody else who registered the address
 * ahead of its owner: password and sessions from that time end. True when there was a password.
 */
async function takeOver(client: pg.PoolClient, userId: string): Promise<boolean> {
  const proven = await client.query(
    'update users set email_verified = true, updated_at = now() where id = $1 and not email_verified',
    [userId],
  );
  if (proven.rowCount === 0) return false;
  await client.query('delete from sessions where user_id = $1', [userId]);
  const passwords = await client.query('delete from accounts where user_id = $1', [userId]);
  return passwords.rowCount !== 0;
}
