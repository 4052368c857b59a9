// Counters in the database, for limits that must hold across processes and restarts. A key is stored as a keyed hash: the
// table says nothing about addresses or people.

import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { AppError } from '../http/app-error.ts';

/** At most `most` per `seconds`, counted from the first hit. */
export type Limit = { name: string; most: number; seconds: number };

export type Counters = {
  /**
   * Counts one hit, in one statement; throws too_many_requests beyond the limit, with the wait in seconds. A count that
   * would end much later than one that starts now is from before the clock was set back, and starts anew.
   */
  hit(limit: Limit, subject: string): Promise<void>;
  /** Takes one hit back: the thing counted turned out not to be one. */
  forgive(limit: Limit, subject: string): Promise<void>;
  /** Forgets the subject's hits. */
  reset(limit: Limit, subject: string): Promise<void>;
};

/** By how much the clocks of several servers may differ, as an interval in SQL. */
const SKEW = `interval '1 minute'`;

export function makeCounters({
  pool,
  secret,
  now,
}: {
  pool: pg.Pool;
  secret: string;
  now: () => number;
}): Counters {
  const keyOf = (limit: Limit, subject: string) =>
    createHmac('sha256', secret).update(`limit ${limit.name} ${subject}`).digest('base64url');

  return {
    async hit(limit, subject) {
      const at = now();
      const { rows } = await pool.query({
        name: 'count-hit',
        text: `
          insert into rate_limits as known (key, count, expires_at) values ($1, 1, $3)
          on conflict (key) do update set
            count = case when known.expires_at > $2 and known.expires_at <= $3 + ${SKEW} then known.count + 1 else 1 end,
            expires_at = least(case when known.expires_at > $2 then known.expires_at end, $3)
          returning count, expires_at`,
        values: [keyOf(limit, subject), new Date(at), new Date(at + limit.seconds * 1_000)],
      });
      const [{ count, expires_at }] = rows;
      if (count <= limit.most) return;
      throw new AppError('too_many_requests', {
        retryAfter: Math.max(1, (expires_at.getTime() - at) / 1_000),
      });
    },
    async forgive(limit, subject) {
      await pool.query('update rate_limits set count = greatest(count - 1, 0) where key = $1', [
        keyOf(limit, subject),
      ]);
    },
    async reset(limit, subject) {
      await pool.query('delete from rate_limits where key = $1', [keyOf(limit, subject)]);
    },
  };
}

/** Removes counters whose time is over. */
export async function pruneCounters(pool: pg.Pool, now: number): Promise<void> {
  await pool.query('delete from rate_limits where expires_at <= $1', [new Date(now)]);
}
