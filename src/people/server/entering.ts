// The last step of every kind of sign-in. It replaces the browser's session by a new session, sets the cookie of that
// session, and stores the day of the visit. The changes of the sign-in itself are in the same transaction.

import { randomBytes, randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { SessionUser } from '#people/api/session.ts';
import { localDay } from '#platform/rules/local-day.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { callLanguage } from '#platform/server/http/call-language.ts';
import type { Call } from '#platform/server/http/mount.ts';
import type { Database } from '#subjects/server/schema.ts';
import type { AccountParts } from './account-parts.ts';
import { findCredential } from './credentials.ts';
import { deviceCookie } from './device-cookie.ts';
import { deviceName } from './device-name.ts';
import { readPerson } from './session.ts';
import { endOfIdling, readToken, sessionCookie } from './session-cookie.ts';

const TOKEN_BYTES = 32;

/**
 * Signs in the person whose id `act` returns (specification, section 7: last_active_date after login). The
 * session's token is always new: a token that the browser sent is never used.
 */
export async function enter(
  { db, auth, now }: AccountParts,
  { context, timeZone }: Pick<Call<'signIn'>, 'context' | 'timeZone'>,
  act: (trx: Transaction<Database>) => Promise<string>,
): Promise<SessionUser> {
  const cookies = context.req.header('cookie');
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { user, known } = await inTransaction(db, async (trx) => {
    const userId = await act(trx);
    const old = readToken(cookies, auth.cookie, auth.secret);
    if (old !== null) await trx.deleteFrom('sessions').where('token', '=', old).execute();
    const at = new Date(now());
    await trx
      .insertInto('sessions')
      .values({
        id: randomUUID(),
        token,
        user_id: userId,
        user_agent: deviceName(context.req.header('user-agent')),
        expires_at: endOfIdling(now()),
        created_at: at,
        updated_at: at,
      })
      .execute();
    await trx
      .updateTable('users')
      .set({
        last_active_date: localDay(now(), timeZone),
        time_zone: sql`coalesce(chosen_zone, ${timeZone})`,
        language: callLanguage(auth.languages, context.req),
      })
      .where('id', '=', userId)
      .execute();
    return {
      user: await readPerson(auth, trx, userId),
      known: await findCredential(trx, { user_id: userId }),
    };
  });
  context.header('set-cookie', sessionCookie(token, auth.cookie, auth.secret), { append: true });
  if (known) context.header('set-cookie', deviceCookie(auth, cookies, known), { append: true });
  return user;
}
