// Counts every limit against abuse. Sign-ins, mails, sign-ups and feedback are counted in the database. Sign-ins, mails
// and sign-ups have limits per address, which leave room for a school behind one address. Ordinary reads and writes are
// counted in memory, per process and by person only. Calls by which a visitor can write have limits of their own, in
// their subjects.

import type { Context } from 'hono';
import type { Db } from '../db/database.ts';
import type { Env } from '../env.ts';
import { AppError } from '../http/app-error.ts';
import type { Session } from '../http/mount.ts';
import { clientAddressReader } from './client-address.ts';
import { type Counters, makeCounters } from './counters.ts';

export type Limiter = Counters & {
  /** Returns the address of a caller, which a trusted proxy may name. */
  addressOf: (context: Context) => string;
  /** Counts a call in memory; throws too_many_requests beyond `most` in a minute. */
  countCall: (key: string, most: number) => void;
  /** Limits every call of a signed-in person. Visitors are not limited by address: many people may share an address. */
  limitCalls: (session: Session | null, method: string) => void;
};

export function makeLimiter({
  db,
  env,
  secret,
  now,
}: {
  db: Db;
  env: Pick<Env, 'TRUSTED_PROXIES' | 'READS_PER_MINUTE' | 'WRITES_PER_MINUTE'>;
  secret: string;
  now: () => number;
}): Limiter {
  const countCall = callCounter(now);
  return {
    ...makeCounters({ db, secret, now }),
    addressOf: clientAddressReader(env.TRUSTED_PROXIES),
    countCall,
    limitCalls(session, method) {
      if (!session) return;
      const write = method !== 'GET';
      countCall(`${write} ${session.user_id}`, write ? env.WRITES_PER_MINUTE : env.READS_PER_MINUTE);
    },
  };
}

const MINUTE = 60_000;

/** Returns the function that counts calls per minute in memory, and throws too_many_requests beyond `most`. */
function callCounter(now: () => number): (key: string, most: number) => void {
  let counts = new Map<string, number>();
  let endsAt = 0;
  return (key, most) => {
    const left = endsAt - now();
    // If more than a minute is left, the clock was set back since the count began.
    if (left <= 0 || left > MINUTE) {
      counts = new Map();
      endsAt = now() + MINUTE;
    }
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    if (count > most)
      throw new AppError('too_many_requests', { retryAfter: Math.max(1, (endsAt - now()) / 1_000) });
  };
}
