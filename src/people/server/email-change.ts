// How a person changes their own address. Nothing changes until the person, signed in, uses the link or the code that
// was mailed to the new address. The answer therefore does not show whether an address is registered, and a mistyped
// address never gets an account.

import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { asEmailTaken } from './credentials.ts';
import { browserOfSession, findCode, spendCode } from './link-codes.ts';
import { askForLink } from './link-mail.ts';
import { dropLinks, spendLink } from './links.ts';
import { queueOrLog } from './mail/queue-or-log.ts';
import { requireReauthentication } from './reauthentication.ts';
import { requireEmail } from './require-email.ts';

export function emailChangeHandlers(parts: AccountParts): Some<'changeEmail' | 'confirmEmail'> {
  const { db, auth, limits, now } = parts;
  return {
    changeEmail: async ({ body, context, session }) => {
      const email = requireEmail(body.email);
      await requireReauthentication(parts, { context, session, password: body.password });
      await limits.countEmailChange(session.user_id);
      await limits.countMail(context, 'email', email);
      const browser = browserOfSession(session);
      await askForLink(db, auth.secret, { purpose: 'email', email, user_id: session.user_id, browser });
      return {};
    },
    confirmEmail: async ({ body: { token = '', code }, session, context }) => {
      const typed = code !== undefined && { context, purpose: 'email' as const, typed: code };
      const found = typed && (await findCode(parts, { ...typed, browser: browserOfSession(session) }));
      await inTransaction(db, async (trx) => {
        const { user_id, email } = found
          ? await spendCode(trx, 'email', found)
          : await spendLink(trx, 'email', token, now());
        // The error undoes the transaction, so that the link of another person stays unused.
        if (user_id !== session.user_id) throw new AppError('link_invalid');
        const old = await trx
          .selectFrom('users')
          .select(['id as user_id', 'email', 'email_verified', 'first_name'])
          .where('id', '=', user_id)
          .executeTakeFirstOrThrow();
        await trx
          .updateTable('users')
          .set({ email, email_verified: true, updated_at: new Date() })
          .where('id', '=', user_id)
          .execute()
          .catch(asEmailTaken);
        await dropLinks(trx, user_id);
        // An old address that was never proven may belong to somebody else, who must not get this mail.
        if (old.email_verified && old.email !== email)
          await queueOrLog(trx, parts, { to: old, kind: 'email_changed' });
      });
      return {};
    },
  };
}
