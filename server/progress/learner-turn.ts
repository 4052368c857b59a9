// One learner's turn: a transaction in which this learner's progress is read, a rule asked and the result written.
// Turns of one learner wait for each other, also across server processes, so that no rule sees half of another turn.

import { createHash } from 'node:crypto';
import type pg from 'pg';
import { practise } from '#rules/streak/streak.ts';
import { inTransaction } from '../db/transaction.ts';
import { type LearnerState, readLearnerState } from './learner-state.ts';

/** The parameters and text of the streak's write; `null` when today already counted. */
export type PracticeWrite = { day: string; current_streak: number; practice_zone: string } | null;

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

/** Applies today's practice to the state and says what to write (specification, section 5: any learning activity). */
export function practiseToday(state: LearnerState, now: number, timeZone: string): PracticeWrite {
  const previous = {
    current_streak: state.current_streak,
    last_day: state.last_practice_day,
    time_zone: state.practice_zone,
  };
  const { day, current_streak, counted } = practise(previous, now, timeZone);
  if (!counted) return null;
  state.current_streak = current_streak;
  state.last_practice_day = day;
  state.practice_zone = timeZone;
  return { day, current_streak, practice_zone: timeZone };
}

/** Writes a counted practice day; the browser's zone is kept for reminders either way. */
export async function writePractice(
  client: pg.PoolClient,
  userId: string,
  timeZone: string,
  practice: PracticeWrite,
): Promise<void> {
  if (practice)
    await client.query({
      name: 'write-practice',
      text: `
        with counted as (
          insert into practice_days (user_id, day) values ($1, $2) on conflict do nothing
        )
        update users set last_practice_day = $2, current_streak = $3, practice_zone = $4, time_zone = $4,
          updated_at = now()
        where id = $1`,
      values: [userId, practice.day, practice.current_streak, practice.practice_zone],
    });
  else
    await client.query({
      name: 'keep-time-zone',
      text: 'update users set time_zone = $2, updated_at = now() where id = $1 and time_zone is distinct from $2',
      values: [userId, timeZone],
    });
}

/** A signed 64-bit number for the advisory lock of this learner, safe to stand in SQL text. */
function lockOf(userId: string): bigint {
  return createHash('sha256').update(`learner ${userId}`).digest().readBigInt64BE();
}
