import { expect, test } from 'vitest';
import { makeLearner } from '#testing/server/practice.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { readFigures } from './figures.ts';

const database = await sharedDatabase({ seeded: true });

/** Makes `people` learners who complete the lessons up to `day`, and then do not practise for a month. */
async function stopAfter(day: number, people: number) {
  for (let n = 0; n < people; n += 1) {
    const { user_id } = await makeLearner(database);
    await database.pool.query(
      `insert into lesson_progress (user_id, lesson_id, completed, completed_at)
       select $1, id, true, now() from lessons where order_num <= $2`,
      [user_id, day],
    );
    await database.pool.query('update users set last_practice_day = current_date - 30 where id = $1', [
      user_id,
    ]);
  }
}

test('learners are counted in fives, day by day and lesson by lesson', async () => {
  await stopAfter(1, 4);
  await stopAfter(2, 12);
  const figures = await readFigures(database.db);
  expect(figures.people).toBe(15);
  expect(figures.sign_ups).toHaveLength(28);
  expect(figures.sign_ups.at(-1)?.people).toBe(15);
  expect(figures.lessons.slice(0, 3)).toMatchObject([
    { order_num: 1, completed: 15, started: 15, stopped: null },
    { order_num: 2, completed: 10, started: 10, stopped: 10 },
    { order_num: 3, completed: null, started: null, stopped: null },
  ]);
  expect(figures.trophies.map(({ people }) => people)).toEqual([null, null, null, null, null]);
});
