// The limits of calls of crews: for wrong codes, and for mails of a leader.

import type { Context } from 'hono';
import type { Transaction } from 'kysely';
import { crewLimits } from '#crew/rules/crew-limits.ts';
import type { Limit } from '#platform/server/security/counters.ts';
import type { Limiter } from '#platform/server/security/limiter.ts';
import type { Database } from '#subjects/server/schema.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** Limits of wrong codes by person and by address: a whole class may mistype codes behind one address. */
const codePerPerson: Limit = { name: 'crew code person', most: 10, seconds: 15 * MINUTE };
const codePerAddress: Limit = { name: 'crew code address', most: 100, seconds: 5 * MINUTE };
const crewMail: Limit = { name: 'crew mail', most: crewLimits.mailsPerDay, seconds: DAY };

export function makeCrewLimits(limiter: Limiter) {
  return {
    /**
     * Counts a code before it is looked up. `succeeded` takes the code out of the count again, because only wrong codes
     * count.
     */
    async countCode(context: Context, userId: string): Promise<{ succeeded: () => Promise<void> }> {
      const address = limiter.addressOf(context);
      await limiter.hit(codePerPerson, userId);
      await limiter.hit(codePerAddress, address);
      return {
        succeeded: async () => {
          await limiter.forgive(codePerPerson, userId);
          await limiter.forgive(codePerAddress, address);
        },
      };
    },
    /** Counts a mail in the transaction that queues it, so that both happen or neither. */
    async countCrewMail(crewId: string, trx: Transaction<Database>): Promise<void> {
      await limiter.hit(crewMail, crewId, trx);
    },
  };
}
