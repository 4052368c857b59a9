import { expect, test } from 'vitest';
import { defaultCourse } from '#course/content/default-course.ts';
import { allCopy } from '#subjects/content/texts.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { seed } from './seed.ts';

const database = await sharedDatabase();

/** Lets the next seed run although the content did not change. */
function forgetSeeds() {
  return database.db.deleteFrom('seeds').execute();
}

// §3.settings-next-challenge-date-challenge §3.ui-copy-key-text-all
test('a fresh database gets the whole course and every text', async () => {
  expect(await seed(database.pool)).toBe(true);
  const count = async (table: 'lessons' | 'steps' | 'checklists' | 'ui_copy') =>
    Number((await database.pool.query(`select count(*) from ${table}`)).rows[0].count);
  const steps = defaultCourse.flatMap((lesson) => lesson.steps);
  expect(await count('lessons')).toBe(13);
  expect(await count('steps')).toBe(steps.length);
  expect(await count('checklists')).toBe(steps.flatMap((step) => step.checklists).length);
  expect(await count('ui_copy')).toBe(Object.keys(allCopy).length);
});

test('seeding the same content again writes nothing', async () => {
  expect(await seed(database.pool)).toBe(false);
});

test('a row that an operator edited is never overwritten, an unedited one is brought up to date', async () => {
  await database.pool.query(`update lessons set title = 'Ours', edited_at = now() where id = '1'`);
  await database.pool.query(`update lessons set title = 'Stale' where id = '2'`);
  await forgetSeeds();
  await seed(database.pool);
  const titles = await database.db
    .selectFrom('lessons')
    .select('title')
    .where('id', 'in', ['1', '2'])
    .orderBy('id')
    .execute();
  expect(titles.map((row) => row.title)).toEqual(['Ours', defaultCourse[1]?.title]);
});

test('an item that an operator removed stays removed', async () => {
  await database.pool.query(
    `update checklists set removed_at = now(), edited_at = now() where id = '1-practice-1'`,
  );
  await forgetSeeds();
  await seed(database.pool);
  const row = await database.db
    .selectFrom('checklists')
    .select('removed_at')
    .where('id', '=', '1-practice-1')
    .executeTakeFirst();
  expect(row?.removed_at).not.toBeNull();
});

test('two servers that seed at the same time get the same result', async () => {
  await forgetSeeds();
  const seeded = await Promise.all([seed(database.pool), seed(database.pool)]);
  expect(seeded.sort()).toEqual([false, true]);
});
