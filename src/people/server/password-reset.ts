// Sets a new password by a mailed link. This ends all sessions and unused links, and signs nobody in.

import { inTransaction } from '#platform/server/db/transaction.ts';
import { paths } from '#subjects/rules/paths.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { setPassword } from './credentials.ts';
import { askForLink } from './link-mail.ts';
import { dropLinks, peekReset, spendLink } from './links.ts';
import { queueOrLog } from './mail/queue-or-log.ts';
import { hashPassword } from './password-hash.ts';
import { requireEmail } from './require-email.ts';

type Names = 'requestPasswordReset' | 'mailPasswordReset' | 'redeemPasswordReset';

export function passwordResetHandlers(parts: AccountParts): Some<Names> {
  const { db, auth, limits, now } = parts;
  return {
    requestPasswordReset: async ({ body, context }) => {
      const email = requireEmail(body.email);
      await limits.countMail(context, 'reset', email);
      await askForLink(db, auth.secret, { purpose: 'reset', email });
      return {};
    },
    mailPasswordReset: async ({ session, context }) => {
      const { email } = await db
        .selectFrom('users')
        .select('email')
        .where('id', '=', session.user_id)
        .executeTakeFirstOrThrow();
      await limits.countMail(context, 'reset', email);
      await askForLink(db, auth.secret, { purpose: 'reset', email: email.toLowerCase() });
      return {};
    },
    redeemPasswordReset: async ({ body }) => {
      const { email, first_name, last_name } = await peekReset(db, body.token, now());
      await refuseCommonPassword(body.password, { email, names: [first_name, last_name ?? ''] });
      const hash = await hashPassword(body.password);
      await inTransaction(db, async (trx) => {
        const { user_id } = await spendLink(trx, 'reset', body.token, now());
        await setPassword(trx, user_id, hash);
        // The link has proven the address. All sessions of the old password end.
        await trx
          .updateTable('users')
          .set({ email_verified: true, updated_at: new Date() })
          .where('id', '=', user_id)
          .execute();
        await trx.deleteFrom('sessions').where('user_id', '=', user_id).execute();
        await dropLinks(trx, user_id);
        await queueOrLog(trx, parts, {
          to: { user_id, email, first_name, email_verified: true },
          kind: 'password_changed',
          path: paths.login,
        });
      });
      return {};
    },
  };
}
