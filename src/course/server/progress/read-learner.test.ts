import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeLearner } from '#testing/server/practice.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { readLearner } from './read-learner.ts';

const database = await sharedDatabase({ seeded: true });

test('the date of a very old completion is read in UTC, whatever the zone of the database', async () => {
  const { user_id } = await makeLearner(database);
  await database.db
    .insertInto('lesson_progress')
    .values({ user_id, lesson_id: '1', completed: true, completed_at: '0001-01-01T00:00:00.250Z' })
    .execute();
  const { completed } = await database.db.transaction().execute(async (trx) => {
    await sql`set local time zone 'Europe/Berlin'`.execute(trx);
    return readLearner(trx, user_id);
  });
  expect(completed).toEqual([{ lesson_id: '1', completed_at: '0001-01-01T00:00:00.250Z' }]);
});
