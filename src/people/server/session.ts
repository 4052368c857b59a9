// Reads the caller's session, from this process's memory or in one prepared statement, because almost every call
// needs the session.

import type { Context } from 'hono';
import { sql } from 'kysely';
import type pg from 'pg';
import type { SessionUser } from '#people/api/session.ts';
import type { Language } from '#platform/content/languages.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callLanguage } from '#platform/server/http/call-language.ts';
import type { Session } from '#platform/server/http/mount.ts';
import type { KnownVisitors } from './known-visitors.ts';
import {
  type CookieShape,
  endOfIdling,
  IDLE_DAYS,
  LONGEST_DAYS,
  readCookie,
  sessionCookie,
  signedToken,
} from './session-cookie.ts';

const DAY = 86_400_000;
/**
 * How long a sign-in counts as fresh, and the least time between two updates of a session's last use (both in
 * milliseconds).
 */
const FRESH = 15 * 60_000;
const TOUCH_EVERY = 3_600_000;

/** The session of a call and its person. */
export type Visit = { session: Session; user: SessionUser; row: VisitRow };

/** The row of a session and its person, found by the token. */
export type VisitRow = PersonRow & {
  token: string;
  session_id: string;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
};

export type AuthContext = {
  db: Db;
  pool: pg.Pool;
  visitors: KnownVisitors<VisitRow>;
  cookie: CookieShape;
  secret: string;
  /** Addresses (in lower case) that get operator rights when they are proven by a link. */
  operators: readonly string[];
  /** The offered languages. */
  languages: readonly Language[];
  /** The time in UTC milliseconds. */
  now: () => number;
};

const personColumns = `u.id, u.language, u.first_name, u.last_name, u.email, u.email_verified, u.age_group, u.chosen_zone, u.chosen_side,
  r.role,
  (u.experience_level is null or r.role is null) as survey_open`;

const readByToken = {
  name: 'read-session',
  text: `
    select s.token, s.id as session_id, s.created_at, s.updated_at, s.expires_at, ${personColumns}
    from sessions s join users u on u.id = s.user_id left join user_roles r on r.user_id = u.id
    where s.token = $1`,
};

/**
 * Returns the visit of the request's cookie, or null. Renews the session once a day, so that a lost renewal does no
 * harm. A `shared` answer renews nothing: proxies may give such an answer to other people, so that it can't have the
 * new cookie that a renewal needs.
 */
export async function readVisit(auth: AuthContext, context: Context, shared: boolean): Promise<Visit | null> {
  const signed = readCookie(context.req.header('cookie'), auth.cookie.name);
  if (signed === null) return null;
  // The row is remembered under the whole cookie, so that the signature is not checked again at every call.
  const row = await auth.visitors.find(signed, async () => {
    const token = signedToken(signed, auth.secret);
    if (token === null) return null;
    const { rows } = await auth.pool.query<VisitRow>({ ...readByToken, values: [token] });
    return rows[0] ?? null;
  });
  if (!row) return null;
  const at = auth.now();
  const createdAt = row.created_at.getTime();
  if (row.expires_at.getTime() <= at || createdAt + LONGEST_DAYS * DAY <= at) return null;
  const renewed = await keepAlive(auth, row, at, shared);
  if (renewed) context.set('renewedCookie', renewed);

  const user = personOf(auth, row);
  const { id, operator } = user;
  const session = {
    id: row.session_id,
    user_id: id,
    operator,
    fresh: at - createdAt < FRESH,
    zone: user.chosen_zone,
  };
  return { session, user, row };
}

/** Returns the person as every screen knows them. Throws if there is no such person. */
export async function readPerson(auth: AuthContext, db: Db, userId: string): Promise<SessionUser> {
  const { rows } = await sql<PersonRow>`
    select ${sql.raw(personColumns)} from users u left join user_roles r on r.user_id = u.id
    where u.id = ${userId}`.execute(db);
  if (!rows[0]) throw new Error('No such person');
  return personOf(auth, rows[0]);
}

type PersonRow = Omit<SessionUser, 'operator'> & { email_verified: boolean; language: string | null };

/** Stores the language of the caller's page: mails to the person are in that language. */
export async function keepLanguage(
  { db, languages }: AuthContext,
  context: Context,
  { row }: Visit,
): Promise<void> {
  const language = callLanguage(languages, context.req);
  if (language === row.language) return;
  await db.updateTable('users').set({ language }).where('id', '=', row.id).execute();
  row.language = language;
}

function personOf({ operators }: AuthContext, row: PersonRow): SessionUser {
  const { id, first_name, last_name, email, age_group, survey_open, role, chosen_zone, chosen_side } = row;
  const operator = row.email_verified && operators.includes(email.toLowerCase());
  return {
    id,
    first_name,
    last_name,
    email,
    age_group,
    survey_open,
    role,
    chosen_zone,
    chosen_side,
    operator,
  };
}

/** Stores the last use, and renews the session if due. Returns the cookie to send after a renewal, else null. */
async function keepAlive(
  auth: AuthContext,
  row: VisitRow,
  at: number,
  shared: boolean,
): Promise<string | null> {
  const latest = endOfIdling(at, row.created_at.getTime());
  const isDue = row.expires_at.getTime() - at < (IDLE_DAYS - 1) * DAY && latest > row.expires_at;
  const renew = isDue && !shared;
  if (!renew && at - row.updated_at.getTime() < TOUCH_EVERY) return null;
  // The end is written only by a renewal, because another call may be renewing the session at this moment.
  const used = { updated_at: new Date(at), ...(renew && { expires_at: latest }) };
  await auth.db.updateTable('sessions').set(used).where('id', '=', row.session_id).execute();
  Object.assign(row, used);
  return renew ? sessionCookie(row.token, auth.cookie, auth.secret) : null;
}
