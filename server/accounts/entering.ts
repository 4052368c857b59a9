// What every way into an account has in common: what the library is told about the browser, its cookies, and the day of
// the visit.

import type { Context } from 'hono';
import type { SessionUser } from '#api/session.ts';
import { localDay } from '#rules/streak/local-day.ts';
import type { AccountParts } from './account-parts.ts';
import { deviceName } from './device-name.ts';
import { readPerson } from './session.ts';
import { readToken } from './session-cookie.ts';

/** The only thing the library learns about a request: the kind of browser. Cookies above all are kept from it. */
export function headersFor(context: Context): Headers {
  return new Headers({ 'user-agent': deviceName(context.req.header('user-agent')) });
}

/**
 * Completes a sign-in: hands the new cookie to the browser, ends the session it came with, and writes down the day
 * (specification, section 7: last_active_date after login).
 */
export async function enter(
  { pool, door, now }: AccountParts,
  {
    context,
    cookies,
    userId,
    timeZone,
  }: { context: Context; cookies: Headers; userId: string; timeZone: string },
): Promise<SessionUser> {
  const old = readToken(context.req.header('cookie'), door.cookie, door.secret);
  if (old !== null) await pool.query('delete from sessions where token = $1', [old]);
  await pool.query('update users set last_active_date = $2, time_zone = $3 where id = $1', [
    userId,
    localDay(now(), timeZone),
    timeZone,
  ]);
  for (const cookie of cookies.getSetCookie()) context.header('set-cookie', cookie, { append: true });
  return readPerson(door, userId);
}
