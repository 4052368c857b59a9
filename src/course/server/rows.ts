import type { Db } from '#platform/server/db/database.ts';
import { dropOutdated } from '#platform/server/db/drop-outdated.ts';
import { rowsByUser } from '#platform/server/db/own-rows.ts';
import { coursePeopleTables } from './tables.ts';

/** Reads the rows about one person's practice in the course. */
export const ownCourseRows = rowsByUser(coursePeopleTables, {
  practice_days: 'day',
  progress: 'completed_at',
  lesson_progress: 'completed_at',
  phrase_records: 'phrase',
  repetition_keys: 'counted_at',
  trophies: 'unlocked_at',
});

/**
 * Deletes keys of repetitions after a year: no device sends a repetition again after so long a time. `now` is in UTC
 * milliseconds.
 */
export const pruneRepetitions = (db: Db, now: number) =>
  dropOutdated(db, now, ['repetition_keys', 'counted_at', 365]);
