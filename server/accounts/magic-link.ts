// Signing in by a mailed link. It never creates an account.

import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import type { Session } from '../http/mount.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { removePassword } from './credentials.ts';
import { enter } from './entering.ts';
import { askForLink } from './link-mail.ts';
import { useLink } from './links.ts';
import { requireEmail } from './require-email.ts';

export function magicLinkHandlers(parts: AccountParts): Some<'requestMagicLink' | 'redeemMagicLink'> {
  const { db, auth, limits, now } = parts;
  return {
    requestMagicLink: async ({ body, context }) => {
      const email = requireEmail(body.email);
      await limits.countMail(context, 'magic', email);
      await askForLink(db, auth.secret, { purpose: 'magic', email, onward: body.onward });
      return {};
    },
    redeemMagicLink: async ({ session, body, context, timeZone }) => {
      let password_removed = false;
      const user = await enter(parts, { context, timeZone }, async (trx) => {
        const { user_id } = await useLink(trx, 'magic', body.token, now());
        password_removed = await proveFirst(trx, user_id, session);
        return user_id;
      });
      return { user, password_removed };
    },
  };
}

/**
 * Notes that the address is proven. When it is so for the first time, the password and the sessions end: they may be
 * another person's, who registered the address ahead of its owner. Only a browser that has signed in as this person within
 * 15 minutes has shown both, the password and the mailbox, and keeps the password: before the first proof there is no other
 * way in than the password. True when a password ended.
 */
async function proveFirst(
  trx: Transaction<Database>,
  userId: string,
  session: Session | null,
): Promise<boolean> {
  const proven = await trx
    .updateTable('users')
    .set({ email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .where('email_verified', '=', false)
    .executeTakeFirst();
  if (proven.numUpdatedRows === 0n) return false;
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  if (session?.user_id === userId && session.fresh) return false;
  return removePassword(trx, userId);
}
