// The limit of feedback, by person or by a visitor's address.

import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import type { Limit } from '#platform/server/security/counters.ts';
import type { Limiter } from '#platform/server/security/limiter.ts';
import type { Database } from '#subjects/server/schema.ts';

const feedback: Limit = { name: 'feedback', most: 5, seconds: 3_600 };

export function makeFeedbackLimits(limiter: Limiter) {
  return {
    /** Counts a feedback within the transaction that stores it. */
    async countFeedback(context: Context, userId: string | null, trx: Transaction<Database>): Promise<void> {
      await limiter.hit(feedback, userId ?? limiter.addressOf(context), trx);
    },
  };
}
