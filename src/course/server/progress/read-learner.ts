// Reads everything that is stored about a learner's progress, in one statement, so that all of it is from the same
// moment.

import { type Kysely, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { daysLookedAt } from '#course/rules/figures.ts';
import { prepared } from '#platform/server/db/prepared.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { PhraseRecord } from '#player/rules/phrase-record.ts';
import type { Database } from '#subjects/server/schema.ts';

export type LearnerState = Awaited<ReturnType<typeof readLearner>>;

/**
 * Returns the learner's stored state, with instants in ISO 8601, UTC. Throws unauthenticated if the person was
 * deleted during the request.
 */
export async function readLearner(db: Kysely<Database>, userId: string) {
  const [row] = await learnerRow(db, { id: userId });
  if (!row) throw new AppError('unauthenticated');
  const { lessons, marks, records, trophies, minutes_per_day, rest_days, days } = row;
  const { current_streak, last_day, time_zone } = row;
  return {
    practice: { current_streak, last_day, time_zone },
    /** The latest days of practice, with the seconds danced on each. */
    days,
    completed: lessons
      .filter(({ completed }) => completed)
      .map(({ lesson_id, completed_at }) => ({ lesson_id, completed_at: isoOf(completed_at) })),
    /** Lessons, rehearsal included, that have a row and are not completed. */
    opened: lessons.filter(({ completed }) => !completed).map(({ lesson_id }) => lesson_id),
    /** Checked items, and the rehearsal as a whole step. */
    marks,
    /** The records of all phrases danced, in all scores. */
    records: records.map((record): PhraseRecord => ({ ...record, practised_at: isoOf(record.practised_at) })),
    plan: { minutes_per_day, rest_days: rest_days ?? [] },
    trophies: trophies.map(({ part, unlocked_at }) => ({ part, unlocked_at: isoOf(unlocked_at) })),
  };
}

/** The person's row, with the person's rows of other tables as JSON. */
const learnerRow = prepared('read-learner', (db, given: { id: string }) =>
  db
    .selectFrom('users')
    .where('id', '=', given.id)
    .select(['current_streak', 'last_practice_day as last_day', 'practice_zone as time_zone'])
    .select(['minutes_per_day', 'rest_days'])
    .select((person) => [
      jsonArrayFrom(
        person
          .selectFrom('lesson_progress')
          .whereRef('user_id', '=', 'users.id')
          .select(['lesson_id', 'completed', inUtc('completed_at')]),
      ).as('lessons'),
      jsonArrayFrom(
        person
          .selectFrom('progress')
          .whereRef('user_id', '=', 'users.id')
          .select(['step_id', 'checklist_id']),
      ).as('marks'),
      jsonArrayFrom(
        person
          .selectFrom('phrase_records')
          .whereRef('user_id', '=', 'users.id')
          .select(['score', 'phrase', 'danced', 'played', 'played_rate', 'eights', 'joined', 'checks'])
          .select(['clean', 'clean_rate', 'clean_eights', 'clean_joined', 'again'])
          .select(inUtc('practised_at')),
      ).as('records'),
      jsonArrayFrom(
        person
          .selectFrom('trophies')
          .whereRef('user_id', '=', 'users.id')
          .select(['part', inUtc('unlocked_at')]),
      ).as('trophies'),
      jsonArrayFrom(
        person
          .selectFrom('practice_days')
          .whereRef('user_id', '=', 'users.id')
          .select(['day', 'seconds'])
          .orderBy('day', 'desc')
          .limit(daysLookedAt),
      ).as('days'),
    ]),
);

/**
 * Reads an instant in UTC without a zone: before 1900 PostgreSQL writes zones such as +00:53:28, which JavaScript can't
 * read.
 */
function inUtc<Column extends string>(column: Column) {
  return sql<string | null>`${sql.ref(column)} at time zone 'UTC'`.as(column);
}

/** Turns an instant that `inUtc` has read into ISO 8601 with its zone. */
function isoOf(utc: string | null): string | null {
  return utc && new Date(`${utc}Z`).toISOString();
}
