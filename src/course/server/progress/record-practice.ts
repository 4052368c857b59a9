// Writes today as a practice day, because any learning activity makes today a practice day (specification, section 5).

import { sql } from 'kysely';
import { practise } from '#course/rules/streak/streak.ts';
import type { LearnerTransaction } from './learner-transaction.ts';

/**
 * Writes today when it is a new practice day, or when a journey has given the last practice day a later date. The
 * browser's time zone is always stored, for reminders.
 */
export async function recordPractice({ trx, learner, row, now }: LearnerTransaction): Promise<void> {
  const { current_streak, last_practice_day, practice_zone } = row;
  const { user_id, timeZone } = learner;
  const previous = { current_streak, last_day: last_practice_day, time_zone: practice_zone };
  const { day, practice: next } = practise(previous, now, timeZone);
  if (day === 'counted' && row.time_zone === timeZone) return;
  await trx
    .updateTable('users')
    .set({
      current_streak: next.current_streak,
      last_practice_day: next.last_day,
      practice_zone: next.time_zone,
      time_zone: timeZone,
      updated_at: new Date(now),
    })
    .where('id', '=', user_id)
    .execute();
  if (day === 'counted') return;
  const [moved] =
    day === 'moved' && last_practice_day !== null
      ? await trx
          .deleteFrom('practice_days')
          .where('user_id', '=', user_id)
          .where('day', '=', last_practice_day)
          .returning('seconds')
          .execute()
      : [];
  await trx
    .insertInto('practice_days')
    .values({ user_id, day: next.last_day, seconds: moved?.seconds ?? 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const DAY_SECONDS = 86_400;

/** Adds seconds of dancing to the practice day that recordPractice has just written, up to the length of a day. */
export async function addSeconds(
  { trx, learner: { user_id } }: LearnerTransaction,
  seconds: number,
): Promise<void> {
  const added = Math.min(DAY_SECONDS, Math.round(seconds));
  if (added === 0) return;
  await sql`insert into practice_days (user_id, day, seconds)
    select id, last_practice_day, ${added}::integer from users where id = ${user_id} and last_practice_day is not null
    on conflict (user_id, day) do update
      set seconds = least(${DAY_SECONDS}::integer, practice_days.seconds + excluded.seconds)`.execute(trx);
}
