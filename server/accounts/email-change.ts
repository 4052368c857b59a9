// Changing the own address. The new one is unproven until a link to it was used; the old one hears of it.

import { formTexts } from '#content/messages.ts';
import { isEmail } from '#rules/accounts/email.ts';
import { inTransaction } from '../db/transaction.ts';
import { AppError } from '../http/app-error.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { requireReauthentication } from './reauthentication.ts';

/** PostgreSQL's code for a broken unique rule. */
const UNIQUE_VIOLATION = '23505';

export function emailChangeHandlers(parts: AccountParts): Some<'changeEmail'> {
  return {
    changeEmail: async ({ body, context, session }) => {
      const email = body.email.toLowerCase();
      if (!isEmail(email))
        throw new AppError('invalid_input', { field: 'email', message: formTexts.emailInvalid });
      await requireReauthentication(parts, { context, session, password: body.password });
      await inTransaction(parts.pool, async (client) => {
        const { rows } = await client.query('select email, first_name from users where id = $1 for update', [
          session.user_id,
        ]);
        const [old] = rows;
        if (!old || old.email === email) return;
        await client.query(
          'update users set email = $2, email_verified = false, updated_at = now() where id = $1',
          [session.user_id, email],
        );
        await client.query('delete from links where user_id = $1', [session.user_id]);
        await parts.mails.queue(client, {
          user_id: session.user_id,
          to: old.email,
          kind: 'email_changed',
          values: { first_name: old.first_name },
        });
      }).catch(asAppError);
      return {};
    },
  };
}

function asAppError(error: unknown): never {
  if ((error as { code?: string }).code === UNIQUE_VIOLATION)
    throw new AppError('email_taken', { field: 'email', cause: error });
  throw error;
}
