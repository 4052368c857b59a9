// Every way into an account ends here: a new session in the place of the one the browser came with, its
// cookie, and the day of the visit. The changes of the way in and the session are one transaction.

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
 * Signs in the person whose id `act` answers with (specification, section 7: last_active_date after login).
 * The session's token is always new: one that a browser brings along is never adopted.
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
