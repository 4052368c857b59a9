// Assembles the accounts: the handlers of api/session.ts and api/profile.ts, the gate that reads the session of a call,
// and the two pages that belong to mails.

import type { Context, Hono } from 'hono';
import type pg from 'pg';
import type { Db } from '../db/database.ts';
import type { Env } from '../env.ts';
import type { Session } from '../http/mount.ts';
import { addDevMailRoute } from '../mail/dev-mail-route.ts';
import { makeMailQueue } from '../mail/mail-queue.ts';
import { addUnsubscribeRoute } from '../mail/unsubscribe-route.ts';
import type { DeveloperRule } from '../security/developer-rule.ts';
import type { Limits } from '../security/limits.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { makeAuth } from './auth.ts';
import { emailChangeHandlers } from './email-change.ts';
import { magicLinkHandlers } from './magic-link.ts';
import { ownDataHandlers } from './own-data.ts';
import { passwordResetHandlers } from './password-reset.ts';
import { profileHandlers } from './profile.ts';
import { readVisit, type SessionDoor, type Visit } from './session.ts';
import { cookieShape } from './session-cookie.ts';
import { sessionsHandlers } from './sessions.ts';
import { signInHandlers } from './sign-in.ts';
import { signUpHandlers } from './sign-up.ts';

export type AccountsOptions = {
  db: Db;
  pool: pg.Pool;
  env: Env;
  secret: string;
  /** The origin people reach us by; links are built from it, never from a request. */
  origin: string;
  limits: Limits;
  mayDevelop: DeveloperRule;
  /** UTC milliseconds. */
  now: () => number;
};

export function makeAccounts({ db, pool, env, secret, origin, limits, mayDevelop, now }: AccountsOptions) {
  const auth = makeAuth({ db, secret, origin, now });
  const door: SessionDoor = {
    pool,
    cookie: cookieShape(origin),
    secret,
    operators: env.OPERATOR_EMAILS,
    now,
  };
  const parts: AccountParts = { auth, pool, door, limits, mails: makeMailQueue({ secret, origin }), now };
  const visits = new WeakMap<Context, Visit>();

  /** The session of a call, or null; remembers who it is for the handler and, as an id, for the log. */
  async function readSession(context: Context): Promise<Session | null> {
    const visit = await readVisit(door, context);
    if (!visit) return null;
    visits.set(context, visit);
    context.set('userId', visit.session.user_id);
    return visit.session;
  }

  const reading: Some<'readSession'> = {
    readSession: async ({ context, session }) => ({
      user: visits.get(context)?.user ?? null,
      developer_tools: mayDevelop(context, session),
    }),
  };

  return {
    readSession,
    handlers: {
      ...reading,
      ...signUpHandlers(parts),
      ...signInHandlers(parts),
      ...magicLinkHandlers(parts),
      ...passwordResetHandlers(parts),
      ...profileHandlers(parts),
      ...emailChangeHandlers(parts),
      ...sessionsHandlers(parts),
      ...ownDataHandlers(parts),
    },
    addRoutes(app: Hono): void {
      addUnsubscribeRoute(app, { pool, secret, now });
      addDevMailRoute(app, {
        pool,
        secret,
        mayRead: async (context) => mayDevelop(context, await readSession(context)),
      });
    },
  };
}
