// The account library, set up for our tables and hardened. It owns credentials and sessions; its router is not mounted,
// it is called behind our own contract. Links and limits are ours: its own fall short of docs/security.md.

import { type BetterAuthPlugin, betterAuth } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { cookieShape, IDLE_DAYS } from './session-cookie.ts';

/** Seconds. */
const DAY = 86_400;
const text = (fieldName: string) => ({ type: 'string', required: false, fieldName }) as const;

/** Signs in a person whose address was just proven by a link; never reachable from outside. */
const provenSignIn = {
  id: 'proven-sign-in',
  endpoints: {
    signInProven: createAuthEndpoint(
      '/proven-sign-in',
      {
        method: 'POST',
        body: z.object({ userId: z.string() }),
        requireHeaders: true,
        metadata: { SERVER_ONLY: true },
      },
      async (call) => {
        const { internalAdapter } = call.context;
        const user = await internalAdapter.findUserById(call.body.userId);
        const session = user && (await internalAdapter.createSession(user.id));
        if (!session) throw new Error('No session for a proven address');
        await setSessionCookie(call, { session, user });
        return call.json({ user });
      },
    ),
  },
} satisfies BetterAuthPlugin;

export type Auth = ReturnType<typeof makeAuth>;

export type AuthOptions = {
  db: Db;
  secret: string;
  origin: string;
  /** UTC milliseconds. */
  now: () => number;
};

/** `origin` is the one people reach us by; it decides between the plain and the `__Host-` cookie. */
export function makeAuth({ db, secret, origin, now }: AuthOptions) {
  const cookie = cookieShape(origin);
  // One clock decides about sessions: ours.
  const datesOfSession = () => ({
    createdAt: new Date(now()),
    updatedAt: new Date(now()),
    expiresAt: new Date(now() + IDLE_DAYS * DAY * 1_000),
  });
  return betterAuth({
    secret,
    baseURL: origin,
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: { db, type: 'postgres', transaction: true },
    user: {
      modelName: 'users',
      fields: {
        name: 'first_name',
        emailVerified: 'email_verified',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: {
        lastName: text('last_name'),
        ageGroup: text('age_group'),
        timeZone: text('time_zone'),
        lastActiveDate: text('last_active_date'),
        remindersChosenAt: { type: 'date', required: false, fieldName: 'reminders_chosen_at' },
        remindersOptIn: { type: 'boolean', required: false, fieldName: 'reminders_opt_in' },
        consentWording: text('consent_wording'),
      },
    },
    session: {
      modelName: 'sessions',
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: IDLE_DAYS * DAY,
      // Reading and renewing are session.ts's: one statement instead of three.
      disableSessionRefresh: true,
    },
    databaseHooks: {
      session: {
        create: { before: async (session) => ({ data: { ...session, ...datesOfSession() } }) },
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    emailAndPassword: {
      enabled: true,
      // Lengths are the contract's, in code points; the library counts UTF-16 units.
      minPasswordLength: 8,
      maxPasswordLength: 256,
      password: {
        hash: hashPassword,
        verify: ({ password, hash }) => verifyPassword(password, hash),
      },
    },
    plugins: [provenSignIn],
    advanced: {
      // Our migrations leave out the columns we never fill, such as a picture's address.
      database: { validateSchema: false },
      useSecureCookies: false,
      ipAddress: { disableIpTracking: true },
      cookies: {
        session_token: {
          name: cookie.name,
          attributes: { secure: cookie.secure, httpOnly: true, sameSite: 'lax', path: '/' },
        },
      },
    },
  });
}
