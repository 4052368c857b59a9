// One learner's turn: a transaction in which this learner's progress is read, a rule asked and the result written.
// Turns of one learner wait for each other, also across server processes, so that no rule sees half of another turn.

import { createHash } from 'node:crypto';
import type pg from 'pg';
import { practise } from '#rules/streak/streak.ts';
import { inTransaction } from '../db/transaction.ts';
import { type LearnerState, readLearnerState } from './learner-state.ts';
import type { Learner } from './practice.ts';

/** Runs `turn` for one learner; commits when it resolves, undoes everything when it throws. */
export function learnerTurn<Result>(
  pool: pg.Pool,
  userId: string,
  turn: (client: pg.PoolClient, state: LearnerState) => Promise<Result>,
): Promise<Result> {
  return inTransaction(
    pool,
    async (client) => turn(client, await readLearnerState(client, userId)),
    `begin; select pg_advisory_xact_lock(${lockOf(userId)})`,
  );
}

/**
 * Counts today as a practice day when it is a new one, in the database and in `state` (specification, section 5: any
 * learning activity). The browser's zone is kept for reminders either way.
 */
export async function recordPractice(
  client: pg.PoolClient,
  { user_id, timeZone }: Learner,
  state: LearnerState,
  now: number,
): Promise<void> {
  const previous = {
    current_streak: state.current_streak,
    last_day: state.last_practice_day,
    time_zone: state.practice_zone,
  };
  const { current_streak, last_day, time_zone } = practise(previous, now, timeZone);
  if (last_day !== previous.last_day) {
    await client.query({
      name: 'record-practice',
      text: `
        with counted as (
          insert into practice_days (user_id, day) values ($1, $2) on conflict do nothing
        )
        update users set last_practice_day = $2, current_streak = $3, practice_zone = $4, time_zone = $5,
          updated_at = now()
        where id = $1`,
      values: [user_id, last_day, current_streak, time_zone, timeZone],
    });
    state.current_streak = current_streak;
    state.last_practice_day = last_day;
    state.practice_zone = time_zone;
  } else if (state.time_zone !== timeZone) {
    await client.query({
      name: 'keep-time-zone',
      text: 'update users set time_zone = $2, updated_at = now() where id = $1',
      values: [user_id, timeZone],
    });
  }
}

/** A signed 64-bit number for the advisory lock of this learner, safe to stand in SQL text. */
function lockOf(userId: string): bigint {
  return createHash('sha256').update(`learner ${userId}`).digest().readBigInt64BE();
}
