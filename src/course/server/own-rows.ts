import { rowsByUser } from '#platform/server/db/own-rows.ts';
import { coursePeopleTables } from './tables.ts';

/** The rows of one person's practice in the course. */
export const ownCourseRows = rowsByUser(coursePeopleTables, {
  practice_days: 'day',
  progress: 'completed_at',
  lesson_progress: 'completed_at',
  phrase_records: 'phrase',
  repetition_keys: 'counted_at',
  trophies: 'unlocked_at',
});
