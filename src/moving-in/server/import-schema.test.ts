import { expect, test } from 'vitest';
import { makeImporter } from '#moving-in/server/testing/importer.ts';
import { sharedStudio } from '#testing/server/operator.ts';
import { isReadColumn, neededOf, newRowOf, onceOf, valuesOf } from './import-schema.ts';

const { server, boss } = await sharedStudio();

test('a file must have the columns by which its rows are found, and may leave out all others', () => {
  expect(neededOf('settings')).toEqual(['key']);
  expect(neededOf('progress')).toEqual(['user_id', 'step_id']);
  expect(neededOf('trophies')).toEqual(['user_id', 'part']);
});

test('a lesson may occur once, by its id and by its number; a mark and a trophy may be repeated', () => {
  expect(onceOf('lessons')).toEqual([['id'], ['order_num']]);
  expect(onceOf('lesson_progress')).toEqual([['user_id', 'lesson_id']]);
  expect([onceOf('progress'), onceOf('trophies')]).toEqual([[], []]);
});

test('a column that only our tables have is never read, and an unneeded column of other products is accepted but not written', () => {
  for (const column of ['edited_at', 'removed_at', 'constructor', 'toString'])
    expect(isReadColumn('steps', column)).toBe(false);
  expect([isReadColumn('lessons', 'lesson_number'), valuesOf('lessons')]).toEqual([
    true,
    ['order_num', 'title'],
  ]);
  expect(isReadColumn('auth_users', 'current_streak')).toBe(false);
  expect(newRowOf('checklists')).toMatchObject({ start_time: 0, end_time: 0, dance_start: null });
});

test('the second row of a repeated lesson is a problem, and its steps and records are imported once', async () => {
  const open = await makeImporter(boss).open();
  await open.upload('lessons', 'id,order_num,title\nL-one,1,Rise\nL-one,1,Rise\n');
  await open.upload('steps', 'id,lesson_id,step_type,order_num\nT-1,L-one,learn,9\n');
  await open.upload('users', 'id,email,age_group\nt-1,t1@example.com,18+\n');
  await open.upload('lesson_progress', 'user_id,lesson_id,completed\nt-1,L-one,true\n');
  expect((await open.plan()).tables).toMatchObject([
    { table: 'lessons', counts: { change: 1, problem: 1 } },
    { table: 'steps', counts: { add: 1, problem: 0 } },
    { table: 'users', counts: { add: 1, problem: 0 } },
    { table: 'lesson_progress', counts: { add: 1, problem: 0 } },
  ]);
  const steps = await open.rows('steps');
  expect(steps.filter(({ action }) => action !== 'remove')).toHaveLength(1);
  expect(await open.apply({ leave_out_problems: true })).toMatchObject({ state: 'applied', problem: null });
  const found = await server.database.pool.query(`select lesson_id from steps where id = 'T-1'`);
  expect(found.rows).toEqual([{ lesson_id: '1' }]);
});
