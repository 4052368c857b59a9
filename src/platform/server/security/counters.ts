// Counters in the database, for limits that must hold across processes and restarts. A key is stored as a keyed hash:
// the table says nothing about addresses or people.

import { createHmac } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#subjects/server/schema.ts';
import type { Db } from '../db/database.ts';
import { AppError } from '../http/app-error.ts';

/** At most `most` hits within `seconds`, counted from the first hit. */
export type Limit = { name: string; most: number; seconds: number };

export type Counters = {
  /**
   * Counts one hit, in one statement; throws too_many_requests beyond the limit, with the wait in seconds. If a stored
   * count ends much later than a new count would, the clock has been set back since it began; the count is then started
   * anew. A refused hit does not count: when a whole class signs in at once, later learners can go on as soon as
   * `forgive` takes back the hits of the first learners. Within `trx` the hit counts only if the transaction commits.
   */
  hit(limit: Limit, subject: string, trx?: Transaction<Database>): Promise<void>;
  /** Takes one hit back, because the call turned out to be harmless. */
  forgive(limit: Limit, subject: string): Promise<void>;
  /** Forgets the subject's hits. */
  reset(limit: Limit, subject: string): Promise<void>;
};

/** The largest difference between the clocks of several servers, as an interval in SQL. */
const SKEW = sql.raw("interval '1 minute'");

export function makeCounters({ db, secret, now }: { db: Db; secret: string; now: () => number }): Counters {
  const keyOf = (limit: Limit, subject: string) =>
    createHmac('sha256', secret).update(`limit ${limit.name} ${subject}`).digest('base64url');

  return {
    async hit(limit, subject, trx) {
      const at = new Date(now());
      const ends = new Date(at.getTime() + limit.seconds * 1_000);
      const key = keyOf(limit, subject);
      const counts = sql<boolean>`rate_limits.expires_at > ${at} and rate_limits.expires_at <= ${ends}::timestamptz + ${SKEW}`;
      const counted = await (trx ?? db)
        .insertInto('rate_limits')
        .values({ key, count: 1, expires_at: ends })
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet({
              count: sql<number>`case when ${counts} then rate_limits.count + 1 else 1 end`,
              expires_at: sql<Date>`least(case when rate_limits.expires_at > ${at} then rate_limits.expires_at end, ${ends})`,
            })
            .where(sql<boolean>`not (${counts} and rate_limits.count >= ${limit.most})`),
        )
        .returning('count')
        .executeTakeFirst();
      if (counted) return;
      const full = await (trx ?? db)
        .selectFrom('rate_limits')
        .select('expires_at')
        .where('key', '=', key)
        .executeTakeFirst();
      const until = Math.min(full?.expires_at.getTime() ?? 0, ends.getTime());
      throw new AppError('too_many_requests', { retryAfter: Math.max(1, (until - at.getTime()) / 1_000) });
    },
    async forgive(limit, subject) {
      await db
        .updateTable('rate_limits')
        .set({ count: sql`greatest(count - 1, 0)` })
        .where('key', '=', keyOf(limit, subject))
        .execute();
    },
    async reset(limit, subject) {
      await db.deleteFrom('rate_limits').where('key', '=', keyOf(limit, subject)).execute();
    },
  };
}
