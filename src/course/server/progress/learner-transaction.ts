// A learner's transaction locks the learner's row, so that the transactions of one learner run one after the other, in
// any number of server processes (docs/decisions/050-learner-transactions.md).

import { sql, type Transaction } from 'kysely';
import { prepared } from '#platform/server/db/prepared.ts';
import { inTransaction } from '#platform/server/db/transaction.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Log } from '#platform/server/log.ts';
import type { Published } from '#subjects/server/published.ts';
import type { Database } from '#subjects/server/schema.ts';
import type { Learner, Practice } from './practice.ts';

export type LearnerTransaction = {
  readonly trx: Transaction<Database>;
  readonly learner: Learner;
  /** The learner's row as it was stored when the transaction began. */
  readonly row: LearnerRow;
  readonly published: Published;
  /** UTC milliseconds: the instant of everything that the transaction writes. */
  readonly now: number;
  readonly log: Log;
};

/**
 * Runs `act` in the learner's transaction and resolves with the answer of `act` once the transaction is committed; an
 * error of `act` undoes everything. Throws unauthenticated when the person is gone, and the database's lock timeout
 * (answered as unavailable) when another transaction holds the learner's rows for too long.
 */
export function learnerTransaction<Answer>(
  practice: Practice,
  learner: Learner,
  act: (transaction: LearnerTransaction) => Promise<Answer>,
): Promise<Answer> {
  const { db, queue, published, now, log } = practice;
  const { user_id } = learner;
  return queue(user_id, () =>
    inTransaction(db, async (trx) => {
      // This statement reads only the locked row: it may see other tables as they were before the previous transaction
      // ended. Later statements read those tables.
      const [row] = await lockLearner(trx, { id: user_id });
      if (!row) throw new AppError('unauthenticated');
      return act({ trx, learner, row, published: published(), now: now(), log });
    }),
  );
}

/**
 * The limit is shorter than PostgreSQL's deadlock_timeout (1 s). When a transaction and an import wait for each other's
 * rows, the transaction should give up first: repeating the transaction is easy, but repeating an import is not. A
 * shorter limit would end transactions that only wait for each other on a busy machine.
 */
const LOCK_TIMEOUT = '900ms';

/**
 * Locks the row and limits how long the transaction waits for this lock and for any other lock, in one round trip.
 * Other transactions may still insert rows that refer to the person, such as a session.
 */
const lockLearner = prepared('lock-learner', (db, given: { id: string }) =>
  db
    .with('lock_limit', (limit) =>
      limit.selectNoFrom(sql`set_config('lock_timeout', ${LOCK_TIMEOUT}, true)`.as('limited')),
    )
    .selectFrom(['users', 'lock_limit'])
    .select(['current_streak', 'last_practice_day', 'practice_zone', 'time_zone'])
    .where('id', '=', given.id)
    .forNoKeyUpdate('users'),
);

type LearnerRow = Awaited<ReturnType<typeof lockLearner>>[number];
