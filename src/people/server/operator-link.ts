// The operator link: a one-time link with which the owner of the machine signs in as an operator without any
// mail.

import { randomUUID } from 'node:crypto';
import type { Db } from '#platform/server/db/database.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { storedEmail } from '#platform/server/stored-email.ts';
import { mailedLinkPath, paths } from '#subjects/rules/paths.ts';
import { findCredential } from './credentials.ts';
import { issueLink } from './links.ts';

type OperatorOptions = {
  /** Addresses in OPERATOR_EMAILS. */
  operators: readonly string[];
  /** The site's public origin. */
  origin: string;
  /** The time in UTC milliseconds. */
  now: number;
};

/**
 * Returns the link as an address to open. Creates the account (of an adult, without password) if there is none. Throws
 * an error of one line for an invalid address, and for an address that is not in OPERATOR_EMAILS.
 */
export async function operatorLink(
  db: Db,
  address: string,
  { operators, origin, now }: OperatorOptions,
): Promise<string> {
  const email = storedEmail(address);
  if (email === null) throw new Error(`${address} is not an email address.`);
  if (!operators.includes(email.toLowerCase()))
    throw new Error(`OPERATOR_EMAILS does not name ${email}. Add it, restart the server, and try again.`);
  return inTransaction(db, async (trx) => {
    const known = await findCredential(trx, { email });
    const user_id = known?.user_id ?? randomUUID();
    if (!known)
      await trx
        .insertInto('users')
        .values({ id: user_id, email, first_name: 'Operator', age_group: '18+', reminders_opt_in: false })
        .execute();
    const token = await issueLink(trx, 'magic', { user_id, email: known?.email ?? email }, now);
    return origin + mailedLinkPath('magic', token, paths.studio);
  });
}
