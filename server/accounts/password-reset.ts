// Choosing a new password by a mailed link. It ends every session and every pending link, and signs nobody in.

import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { formTexts } from '#content/messages.ts';
import { isEmail } from '#rules/accounts/email.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../http/app-error.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { askForLink } from './link-mail.ts';
import { peekLink, useLink } from './links.ts';
import { hashPassword } from './password-hash.ts';

type Names = 'requestPasswordReset' | 'mailPasswordReset' | 'redeemPasswordReset';

export function passwordResetHandlers({ door, limits, mails, now, pool }: AccountParts): Some<Names> {
  return {
    requestPasswordReset: async ({ body, context }) => {
      if (!isEmail(body.email))
        throw new AppError('invalid_input', { field: 'email', message: formTexts.emailInvalid });
      await limits.countMail(context, 'reset', body.email);
      await askForLink(pool, door.secret, { purpose: 'reset', email: body.email });
      return {};
    },
    mailPasswordReset: async ({ session, context }) => {
      const { rows } = await pool.query('select email from users where id = $1', [session.user_id]);
      if (!rows[0]) throw new AppError('unauthenticated');
      await limits.countMail(context, 'reset', rows[0].email);
      await askForLink(pool, door.secret, { purpose: 'reset', email: rows[0].email });
      return {};
    },
    redeemPasswordReset: async ({ body }) => {
      const person = await peekLink(pool, 'reset', body.token, now());
      await refuseCommonPassword(body.password, {
        email: person.email,
        names: [person.first_name, person.last_name ?? ''],
      });
      const hash = await hashPassword(body.password);
      await inTransaction(pool, async (client) => {
        const { user_id, email } = await useLink(client, 'reset', body.token, now());
        await setPassword(client, user_id, hash);
        await mails.queue(client, {
          user_id,
          to: email,
          kind: 'password_changed',
          values: { first_name: person.first_name },
          path: '/auth/login',
        });
      });
      return {};
    },
  };
}

/** The link proved the address; everything that the old password had opened is closed. */
async function setPassword(client: pg.PoolClient, userId: string, hash: string): Promise<void> {
  const updated = await client.query(
    "update accounts set password = $2, updated_at = now() where user_id = $1 and provider_id = 'credential'",
    [userId, hash],
  );
  if (updated.rowCount === 0)
    await client.query(
      "insert into accounts (id, account_id, provider_id, user_id, password) values ($1, $2, 'credential', $2, $3)",
      [randomUUID(), userId, hash],
    );
  await client.query('update users set email_verified = true, updated_at = now() where id = $1', [userId]);
  await client.query('delete from sessions where user_id = $1', [userId]);
  await client.query('delete from links where user_id = $1', [userId]);
}
