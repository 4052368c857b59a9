// Signing up: creates the account with its role record, and signs in (specification, sections 4 and 5).

import { formTexts } from '#content/messages.ts';
import { remindersDefault, under13Cookie } from '#rules/accounts/age-gate.ts';
import { isEmail } from '#rules/accounts/email.ts';
import { AppError } from '../http/app-error.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { enter, headersFor } from './entering.ts';
import { codeOf } from './library-error.ts';
import { readCookie } from './session-cookie.ts';

/** Which wording of the age notice and the reminders box stands on the form. */
const CONSENT_WORDING = '2026-11';

export function signUpHandlers(parts: AccountParts): Some<'signUp'> {
  return {
    signUp: async ({ body, context, timeZone }) => {
      const { first_name, last_name, email, password, age_group } = body;
      if (readCookie(context.req.header('cookie'), under13Cookie) !== null) throw new AppError('under_13');
      if (!isEmail(email))
        throw new AppError('invalid_input', { field: 'email', message: formTexts.emailInvalid });
      await refuseCommonPassword(password, { email, names: [first_name, last_name ?? ''] });
      await parts.limits.countSignUp(context);
      await refuseTaken(parts, email);
      const created = await parts.auth.api
        .signUpEmail({
          body: {
            name: first_name,
            email,
            password,
            lastName: last_name || undefined,
            ageGroup: age_group,
            remindersOptIn: body.reminders_opt_in ?? remindersDefault(age_group),
            remindersChosenAt: new Date(parts.now()),
            consentWording: CONSENT_WORDING,
          },
          headers: headersFor(context),
          returnHeaders: true,
        })
        .catch(asAppError);
      const userId = created.response.user.id;
      return { user: await enter(parts, { context, cookies: created.headers, userId, timeZone }) };
    },
  };
}

async function refuseTaken({ pool }: AccountParts, email: string): Promise<void> {
  const { rowCount } = await pool.query('select 1 from users where lower(email) = lower($1)', [email]);
  if (rowCount) throw new AppError('email_taken', { field: 'email' });
}

/** Two sign-ups at once with one address: the second one finds the address taken while it is being written. */
function asAppError(error: unknown): never {
  const code = codeOf(error);
  if (code?.startsWith('USER_ALREADY_EXISTS') || code === 'FAILED_TO_CREATE_USER')
    throw new AppError('email_taken', { field: 'email', cause: error });
  if (code === 'INVALID_EMAIL')
    throw new AppError('invalid_input', { field: 'email', message: formTexts.emailInvalid, cause: error });
  throw error;
}
