// Signing in with a password, and out. A wrong password and an unknown address get the same answer in the same time.

import { AppError } from '../http/app-error.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { enter, headersFor } from './entering.ts';
import { codeOf } from './library-error.ts';
import { hashPassword, isOutdated } from './password-hash.ts';
import { endingCookie, readToken } from './session-cookie.ts';

export function signInHandlers(parts: AccountParts): Some<'signIn' | 'signOut'> {
  const { auth, door, limits, pool } = parts;
  return {
    signIn: async ({ body, context, timeZone }) => {
      const { email, password } = body;
      const attempt = await limits.countSignIn(context, email);
      const entered = await auth.api
        .signInEmail({ body: { email, password }, headers: headersFor(context), returnHeaders: true })
        .catch((error) => {
          if (codeOf(error)) throw new AppError('invalid_credentials', { cause: error });
          throw error;
        });
      await attempt.succeeded();
      const userId = entered.response.user.id;
      await renewHash(parts, userId, password);
      return { user: await enter(parts, { context, cookies: entered.headers, userId, timeZone }) };
    },
    signOut: async ({ context }) => {
      const token = readToken(context.req.header('cookie'), door.cookie, door.secret);
      if (token !== null) await pool.query('delete from sessions where token = $1', [token]);
      context.header('set-cookie', endingCookie(door.cookie), { append: true });
      return {};
    },
  };
}

/** The moment of sign-in is the only one at which a password can be hashed anew with today's parameters. */
async function renewHash({ pool }: AccountParts, userId: string, password: string): Promise<void> {
  const { rows } = await pool.query(
    "select password from accounts where user_id = $1 and provider_id = 'credential'",
    [userId],
  );
  if (!rows[0] || !isOutdated(rows[0].password)) return;
  await pool.query("update accounts set password = $2 where user_id = $1 and provider_id = 'credential'", [
    userId,
    await hashPassword(password),
  ]);
}
