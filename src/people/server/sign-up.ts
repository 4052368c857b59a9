// Signing up: creates the account with its role record, and signs in (specification, sections 4 and 5).

import { remindersDefault, under13Cookie } from '#people/rules/age-gate.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { createAccount, findCredential } from './credentials.ts';
import { enter } from './entering.ts';
import { hashPassword } from './password-hash.ts';
import { requireEmail } from './require-email.ts';
import { readCookie } from './session-cookie.ts';

/** The version of the form's wording for the age notice and the reminders box. */
const CONSENT_WORDING = '2026-11';

export function signUpHandlers(parts: AccountParts): Some<'signUp'> {
  return {
    signUp: async ({ body, context, timeZone }) => {
      const { first_name, last_name, password, age_group } = body;
      if (readCookie(context.req.header('cookie'), under13Cookie) !== null) throw new AppError('under_13');
      const email = requireEmail(body.email);
      await refuseCommonPassword(password, { email, names: [first_name, last_name ?? ''] });
      await parts.limits.countSignUp(context);
      if (await findCredential(parts.db, { email })) throw new AppError('email_taken', { field: 'email' });
      const hash = await hashPassword(password);
      const user = await enter(parts, { context, timeZone }, (trx) =>
        createAccount(trx, {
          first_name,
          last_name: last_name || null,
          email,
          hash,
          age_group,
          reminders_opt_in: body.reminders_opt_in ?? remindersDefault(age_group),
          reminders_chosen_at: new Date(parts.now()),
          consent_wording: CONSENT_WORDING,
        }),
      );
      return { user };
    },
  };
}
