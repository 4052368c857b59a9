// Signs in with a password, and signs out. A wrong password and an unknown address get the same answer in the same
// time.

import { AppError } from '#platform/server/http/app-error.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { findCredential, isRightPassword, keepPassword, setPassword } from './credentials.ts';
import { isKnownDevice } from './device-cookie.ts';
import { enter } from './entering.ts';
import { hashPassword, isOutdated } from './password-hash.ts';
import { requireEmail } from './require-email.ts';
import { endingCookie, readToken } from './session-cookie.ts';

export function signInHandlers(parts: AccountParts): Some<'signIn' | 'signOut'> {
  const { db, auth, limits } = parts;
  return {
    signIn: async ({ body, context, timeZone }) => {
      const email = requireEmail(body.email);
      const known = await findCredential(db, { email });
      const isAtHome = known && isKnownDevice(auth, context.req.header('cookie'), known);
      const right = await limits.countSignIn(context, email, { knownDevice: isAtHome === true }, () =>
        isRightPassword(known, body.password),
      );
      if (!right || !known?.password) throw new AppError('invalid_credentials');
      // The password itself is known only during a sign-in, so only then can it be hashed anew with today's parameters.
      const renewed = isOutdated(known.password) ? await hashPassword(body.password) : null;
      const user = await enter(parts, { context, timeZone }, async (trx) => {
        await keepPassword(trx, known);
        if (renewed !== null) await setPassword(trx, known.user_id, renewed);
        return known.user_id;
      });
      return { user };
    },
    signOut: async ({ context }) => {
      const token = readToken(context.req.header('cookie'), auth.cookie, auth.secret);
      if (token !== null) await db.deleteFrom('sessions').where('token', '=', token).execute();
      context.header('set-cookie', endingCookie(auth.cookie), { append: true });
      return {};
    },
  };
}
