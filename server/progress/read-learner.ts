// The one place that reads what is stored about a learner's progress: one statement, so that all of it is of one moment.

import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { prepared } from '../db/prepared.ts';
import type { Database } from '../db/schema.ts';
import { AppError } from '../http/app-error.ts';

export type LearnerState = Awaited<ReturnType<typeof learner>>[number];

/** Throws unauthenticated when the person is gone (deleted while a request was under way). */
export async function readLearner(db: Kysely<Database>, userId: string): Promise<LearnerState> {
  const [state] = await learner(db, { id: userId });
  if (!state) throw new AppError('unauthenticated');
  return state;
}

const learner = prepared('read-learner', (db, given: { id: string }) =>
  db
    .selectFrom('users')
    .where('id', '=', given.id)
    .select(['current_streak', 'last_practice_day', 'practice_zone', 'time_zone'])
    .select(({ selectFrom }) => [
      // Lessons that have a row, completed or not, 13 included.
      jsonArrayFrom(
        selectFrom('lesson_progress')
          .select(['lesson_id', 'completed', instant('completed_at').as('completed_at')])
          .whereRef('user_id', '=', 'users.id'),
      ).as('lessons'),
      // Checked items, and steps that were done as a whole (the rehearsal).
      jsonArrayFrom(
        selectFrom('progress').select(['step_id', 'checklist_id']).whereRef('user_id', '=', 'users.id'),
      ).as('marks'),
      jsonArrayFrom(
        selectFrom('trophies')
          .select(['part', instant('unlocked_at').as('unlocked_at')])
          .whereRef('user_id', '=', 'users.id'),
      ).as('trophies'),
    ]),
);

/** An instant as ISO 8601 in UTC, made by the database, so that no driver or session time zone takes part. */
function instant(column: string) {
  return sql<string | null>`to_char(${sql.ref(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
