// The handlers of the operations in src/people/api/session.ts and src/people/api/profile.ts, the function that reads
// the session of a call, the jobs of accounts, and the two pages that belong to mails.

import type { Context, Hono } from 'hono';
import nodemailer from 'nodemailer';
import type pg from 'pg';
import { sessionOperations } from '#people/api/session.ts';
import type { Language } from '#platform/content/languages.ts';
import type { Announcements } from '#platform/server/db/announcements.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Env } from '#platform/server/env.ts';
import type { Handlers, Session } from '#platform/server/http/mount.ts';
import type { Log } from '#platform/server/log.ts';
import { addPlainPageStyle } from '#platform/server/plain-page.ts';
import type { DeveloperRule } from '#platform/server/security/developer-rule.ts';
import { allRoutes, type OperationName } from '#subjects/api/all-routes.ts';
import type { JobParts, SubjectJobs } from '#subjects/server/job-parts.ts';
import type { Published } from '#subjects/server/published.ts';
import type { AccountParts, Some } from './account-parts.ts';
import { emailChangeHandlers } from './email-change.ts';
import { type KnownVisitors, rememberVisitors } from './known-visitors.ts';
import type { PeopleLimits } from './limits.ts';
import { sendLink } from './link-mail.ts';
import { magicLinkHandlers } from './magic-link.ts';
import { addDevMailRoute } from './mail/dev-mail-route.ts';
import { makeMailQueue } from './mail/mail-queue.ts';
import { sendMail } from './mail/send-mail.ts';
import { addUnsubscribeRoute } from './mail/unsubscribe-route.ts';
import { ownDataHandlers } from './own-data.ts';
import { passwordResetHandlers } from './password-reset.ts';
import { profileHandlers } from './profile.ts';
import { remind } from './remind.ts';
import { type AuthContext, keepLanguage, readVisit, type Visit, type VisitRow } from './session.ts';
import { cookieShape } from './session-cookie.ts';
import { sessionsHandlers } from './sessions.ts';
import { signInHandlers } from './sign-in.ts';
import { signUpHandlers } from './sign-up.ts';

export type AccountsOptions = {
  db: Db;
  pool: pg.Pool;
  env: Env;
  secret: string;
  /** The site's public origin. Links are built from it, never from a request. */
  origin: string;
  limits: PeopleLimits;
  mayDevelop: DeveloperRule;
  announcements: Announcements;
  /** The offered languages, and the texts of the site in each. */
  languages: readonly Language[];
  speech: Published['speech'];
  log: Log;
  /** The time in UTC milliseconds. */
  now: () => number;
};

export function makeAccounts(options: AccountsOptions) {
  const { db, pool, env, secret, origin, limits, mayDevelop, languages, speech, log, now } = options;
  const visitors = rememberVisitors<VisitRow>(options.announcements, now);
  const auth: AuthContext = {
    db,
    pool,
    visitors,
    cookie: cookieShape(origin),
    secret,
    operators: env.OPERATOR_EMAILS,
    languages,
    now,
  };
  const parts: AccountParts = {
    db,
    auth,
    limits,
    mails: makeMailQueue({ secret, origin, speech }),
    log,
    now,
  };
  const visits = new WeakMap<Context, Visit>();

  /** Reads the session of a call, or null. Keeps the person for the handler, and the person's id for the log. */
  async function readSession(context: Context, shared = false): Promise<Session | null> {
    const visit = await readVisit(auth, context, shared);
    if (!visit) return null;
    visits.set(context, visit);
    context.set('userId', visit.session.user_id);
    return visit.session;
  }

  const reading: Some<'readSession'> = {
    readSession: async ({ context, session }) => {
      const visit = visits.get(context);
      if (visit) await keepLanguage(auth, context, visit);
      return { user: visit?.user ?? null, developer_tools: mayDevelop(context, session) };
    },
  };

  return {
    readSession,
    handlers: {
      ...reading,
      ...forgetting(visitors, {
        ...signUpHandlers(parts),
        ...signInHandlers(parts),
        ...magicLinkHandlers(parts),
        ...passwordResetHandlers(parts),
        ...profileHandlers(parts),
        ...emailChangeHandlers(parts),
        ...sessionsHandlers(parts, speech),
        ...ownDataHandlers(parts),
      }),
    },
    addRoutes(app: Hono): void {
      addPlainPageStyle(app);
      addUnsubscribeRoute(app, { db, secret, speech, now });
      addDevMailRoute(app, {
        db,
        secret,
        mayRead: async (context) => mayDevelop(context, await readSession(context)),
      });
    },
  };
}

/** Makes each call that writes to an account drop the person's remembered sessions (known-visitors.ts) at its end. */
function forgetting<Some extends Partial<Handlers>>(visitors: KnownVisitors<VisitRow>, handlers: Some): Some {
  const wrapped = Object.entries(handlers).map(([name, handler]) => {
    if (allRoutes[name as OperationName][0] === 'GET') return [name, handler];
    // A sign-in or a redeemed link may be about another person than the call's session: then the sessions of all people
    // are dropped.
    const ofCaller = name === 'signOut' || !(name in sessionOperations);
    const act = handler as (call: { session: Session | null }) => Promise<unknown>;
    return [
      name,
      async (call: { session: Session | null }) => {
        try {
          return await act(call);
        } finally {
          if (call.session && ofCaller) visitors.forget(call.session.user_id);
          else visitors.forgetAll();
        }
      },
    ];
  });
  return Object.fromEntries(wrapped) as Some;
}

/** Milliseconds to wait for an answer of a mail server. */
const SMTP_TIMEOUT = 15_000;

/** The background jobs of accounts, which send mails and queue reminders. */
export function peopleJobs({ db, env, secret, origin, mails, settings, log, now }: JobParts): SubjectJobs {
  const transport = env.SMTP_URL
    ? nodemailer.createTransport({
        url: env.SMTP_URL,
        connectionTimeout: SMTP_TIMEOUT,
        greetingTimeout: SMTP_TIMEOUT,
        socketTimeout: SMTP_TIMEOUT,
      })
    : null;
  const sender = { db, secret, transport, from: env.MAIL_FROM, host: new URL(origin).hostname, now, log };
  return {
    tasks: {
      send_mail: (payload, { job }) =>
        sendMail(sender, (payload as { mail_id: string }).mail_id, job.attempts >= job.max_attempts),
      send_link: (payload) => sendLink({ db, secret, mails, now }, (payload as { sealed: string }).sealed),
      remind: () => remind({ db, mails, settings, now }),
    },
    timetable: [{ task: 'remind', match: '*/15 * * * *' }],
  };
}
