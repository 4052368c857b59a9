// Signs in by a mailed link or its code. This never creates an account.

import type { Transaction } from 'kysely';
import { isPlainName } from '#platform/rules/plain-name.ts';
import type { Session } from '#platform/server/http/mount.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import type { Database } from '#subjects/server/schema.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { removePassword } from './credentials.ts';
import { enter } from './entering.ts';
import { findCode, spendCode, tiedBrowser, tieToBrowser } from './link-codes.ts';
import { askForLink } from './link-mail.ts';
import { spendLink } from './links.ts';
import { requireEmail } from './require-email.ts';

export function magicLinkHandlers(parts: AccountParts): Some<'requestMagicLink' | 'redeemMagicLink'> {
  const { db, auth, limits, now } = parts;
  return {
    requestMagicLink: async ({ body, context }) => {
      const email = requireEmail(body.email);
      await limits.countMail(context, 'magic', email);
      const browser = tieToBrowser(parts, context);
      await askForLink(db, auth.secret, { purpose: 'magic', email, onward: body.onward, browser });
      return {};
    },
    redeemMagicLink: async ({ session, body: { token = '', code, was_me }, context, timeZone }) => {
      const typed = code !== undefined && { context, purpose: 'magic' as const, typed: code };
      const found = typed && (await findCode(parts, { ...typed, browser: tiedBrowser(parts, context) }));
      let password_removed = false;
      try {
        const user = await enter(parts, { context, timeZone }, async (trx) => {
          const { user_id } = found
            ? await spendCode(trx, 'magic', found)
            : await spendLink(trx, 'magic', token, now());
          password_removed = await proveFirst(trx, user_id, { session, was_me });
          return user_id;
        });
        return { user, password_removed, asks: null };
      } catch (error) {
        if (error instanceof AskFirst) return { user: null, password_removed: false, asks: error.asks };
        throw error;
      }
    },
  };
}

type Asks = NonNullable<OutputOf<'redeemMagicLink'>['asks']>;

/** Thrown to undo the transaction: the link stays unused until the person has said whether they signed up. */
class AskFirst extends Error {
  readonly asks: Asks;
  constructor(asks: Asks) {
    super('Whether the same person signed up is not known yet');
    this.asks = asks;
  }
}

/**
 * Stores that the address is proven. Before the first proof, another person may have signed up with the address, and
 * know the password. So the first proof asks the owner of the mailbox whether they signed up, unless the account has no
 * password, or the browser is signed in to the account. If the answer is no, password and sessions end. Returns
 * whether a password was removed. Throws AskFirst while the answer is missing.
 */
async function proveFirst(
  trx: Transaction<Database>,
  userId: string,
  { session, was_me }: { session: Session | null; was_me: boolean | undefined },
): Promise<boolean> {
  const person = await trx
    .selectFrom('users')
    .leftJoin('accounts', 'accounts.user_id', 'users.id')
    .select(['users.email_verified', 'users.first_name', 'users.created_at', 'accounts.password'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow();
  if (person.email_verified) return false;
  const isKnown = session?.user_id === userId || person.password === null;
  if (!isKnown && was_me === undefined) {
    const { first_name, created_at } = person;
    throw new AskFirst({
      first_name: isPlainName(first_name) ? first_name : null,
      signed_up_at: created_at.toISOString(),
    });
  }
  await trx
    .updateTable('users')
    .set({ email_verified: true, updated_at: new Date() })
    .where('id', '=', userId)
    .execute();
  if (was_me !== false) return false;
  await trx.deleteFrom('sessions').where('user_id', '=', userId).execute();
  // Codes of the other person's browser end too. Links can stay, because only the owner of the mailbox gets them.
  await trx.deleteFrom('link_codes').where('user_id', '=', userId).execute();
  return removePassword(trx, userId);
}
