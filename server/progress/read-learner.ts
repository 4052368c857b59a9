// The one place that reads what is stored about a learner's progress: one statement, so that all of it is of one moment.

import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Database } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';

/** Throws unauthenticated when the person is gone (deleted while a request was under way). */
export async function readLearner(db: Kysely<Database>, userId: string) {
  const learner = await db
    .selectFrom('users')
    .where('id', '=', userId)
    .select((users) => [
      'current_streak',
      'last_practice_day',
      'practice_zone',
      'time_zone',
      // Lessons that have a row, completed or not, 13 included.
      jsonArrayFrom(
        users
          .selectFrom('lesson_progress')
          .select(['lesson_id', 'completed', instant('completed_at').as('completed_at')])
          .whereRef('user_id', '=', 'users.id'),
      ).as('lessons'),
      // Checked items, and steps that were done as a whole (the rehearsal).
      jsonArrayFrom(
        users.selectFrom('progress').select(['step_id', 'checklist_id']).whereRef('user_id', '=', 'users.id'),
      ).as('marks'),
      jsonArrayFrom(
        users
          .selectFrom('trophies')
          .select(['part', instant('unlocked_at').as('unlocked_at')])
          .whereRef('user_id', '=', 'users.id'),
      ).as('trophies'),
    ])
    .executeTakeFirst();
  if (!learner) throw new AppError('unauthenticated');
  return learner;
}

export type LearnerState = Awaited<ReturnType<typeof readLearner>>;

/** An instant as ISO 8601 in UTC, made by the database, so that no driver or session time zone takes part. */
function instant(column: string) {
  return sql<string | null>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
