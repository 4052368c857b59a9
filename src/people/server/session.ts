// The caller's session is read from this process's memory, else in one prepared statement, the hottest of
// all.

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
/** Milliseconds for which a sign-in counts as fresh, and between two notes of the last use. */
const FRESH = 15 * 60_000;
const TOUCH_EVERY = 3_600_000;

/** The session of a call together with its person. */
export type Visit = { session: Session; user: SessionUser; row: VisitRow };

/** A session with its person, as read by token. */
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
  /** Addresses (lower case) with operator rights, once proven by a link. */
  operators: readonly string[];
  /** Languages that are offered. */
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
 * The visit that the request's cookie stands for, or null. Renews the session once a day, so that a renewal
 * that is lost on its way does not matter; unless its answer is `shared`: proxies would give the cookie to
 * others, and a row that outlives its cookie keeps nobody signed in.
 */
export async function readVisit(auth: AuthContext, context: Context, shared: boolean): Promise<Visit | null> {
  const signed = readCookie(context.req.header('cookie'), auth.cookie.name);
  if (signed === null) return null;
  // The visit is remembered by the whole cookie, so that its signature is checked once and not with every
  // call.
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

/** The person as every screen knows them. Throws without one. */
export async function readPerson(auth: AuthContext, db: Db, userId: string): Promise<SessionUser> {
  const { rows } = await sql<PersonRow>`
    select ${sql.raw(personColumns)} from users u left join user_roles r on r.user_id = u.id
    where u.id = ${userId}`.execute(db);
  if (!rows[0]) throw new Error('No such person');
  return personOf(auth, rows[0]);
}

type PersonRow = Omit<SessionUser, 'operator'> & { email_verified: boolean; language: string | null };

/** Mails to a person are in the language of the page on which they were last. */
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

/**
 * Writes the last use down, and renews the session when that is due. Returns the cookie to send then, else
 * null.
 */
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
  // This call writes the end only when it renews it: another call may be renewing it at this moment.
  const used = { updated_at: new Date(at), ...(renew && { expires_at: latest }) };
  await auth.db.updateTable('sessions').set(used).where('id', '=', row.session_id).execute();
  Object.assign(row, used);
  return renew ? sessionCookie(row.token, auth.cookie, auth.secret) : null;
}
