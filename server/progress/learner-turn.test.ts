// Server processes on one database, each with a memory of its own.

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Progress } from '#api/progress.ts';
import { appErrorOf } from '../http/problem.ts';
import { makeLearner, makePractice, type TestPractice } from '../testing/practice.ts';
import { soak } from '../testing/soak.ts';
import { makeTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { checkItem, uncheckItem } from './check-item.ts';
import { completeLesson } from './complete-lesson.ts';
import { finishRehearsal } from './finish-rehearsal.ts';
import { makeLearnerMemory } from './learner-memory.ts';
import type { Learner, Practice } from './practice.ts';
import { readProgress } from './read-progress.ts';

let database: TestDatabase;
let practice: TestPractice;
let one: Practice;
let other: Practice;

beforeAll(async () => {
  database = await makeTestDatabase({ seeded: true });
  practice = await makePractice(database);
  [one, other] = [process(), process()];
});
afterAll(() => database.drop());

/** One more server process: the same database and clock, nothing remembered. */
const process = (): Practice => ({ ...practice, memory: makeLearnerMemory() });

/** What the rows say now, whoever remembers what. The order of the checked items has no meaning. */
async function stored(learner: Learner): Promise<Progress> {
  return inOrder(await readProgress(process(), learner));
}

function inOrder(progress: Progress): Progress {
  return { ...progress, checked: progress.checked.toSorted() };
}

type Turn = { name: 'check' | 'uncheck' | 'complete' | 'rehearse' | 'read'; day: number; key: string | null };

/** What a turn brought: the progress it was answered, or null for a refusal, and new trophies. */
async function take(who: Practice, learner: Learner, { name, day, key }: Turn) {
  const item = `${day}-practice-1`;
  try {
    if (name === 'read') return { progress: await readProgress(who, learner), new_trophies: [] };
    if (name === 'complete') return await completeLesson(who, learner, String(day));
    if (name === 'rehearse') return await finishRehearsal(who, learner, key);
    const act = name === 'check' ? checkItem : uncheckItem;
    return { progress: await act(who, learner, item), new_trophies: [] };
  } catch (error) {
    expect(error).toMatchObject({ code: 'locked' });
    return { progress: null, new_trophies: [] };
  }
}

const turns = fc.record<Turn>({
  name: fc.constantFrom('check', 'uncheck', 'complete', 'complete', 'complete', 'rehearse', 'read'),
  day: fc.integer({ min: 1, max: 5 }),
  key: fc.constant(null),
});
const steps = fc.record({
  turn: turns,
  byOne: fc.boolean(),
  hours: fc.integer({ min: 0, max: 30 }),
  timeZone: fc.constantFrom('UTC', 'Pacific/Auckland', 'America/Los_Angeles'),
});

test('whatever two processes do in turns, each answer is what the rows say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 25 }), async (scenario) => {
      const { user_id } = await makeLearner(database);
      let now = Date.parse('2027-03-01T12:00:00Z');
      for (const { turn, byOne, hours, timeZone } of scenario) {
        now += hours * 3_600_000;
        practice.setNow(new Date(now).toISOString());
        const learner = { user_id, timeZone };
        const { progress } = await take(byOne ? one : other, learner, turn);
        const truth = await stored(learner);
        if (progress) expect(inOrder(progress)).toEqual(truth);
        else if (turn.name === 'rehearse') expect(truth.rehearsal.page_unlocked).toBe(false);
        else expect(truth.lessons[turn.day - 2]?.status).not.toBe('completed');
      }
    }),
    { numRuns: soak(200, 15) },
  );
  practice.setNow('2027-03-01T12:00:00Z');
});

test('whatever two processes do at the same time, nothing is lost, doubled or stale', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turns, { minLength: 10, maxLength: 60 }), async (scenario) => {
      const learner = await makeLearner(database);
      // Half-way, so that trophies, refusals and the rehearsal are all in reach.
      for (let day = 1; day <= 3; day++) await completeLesson(one, learner, String(day));
      const taken = await Promise.all(scenario.map((turn, n) => take(n % 2 ? one : other, learner, turn)));
      const truth = await stored(learner);
      for (const who of [one, other]) expect(inOrder(await readProgress(who, learner))).toEqual(truth);
      for (const [n, { name, day }] of scenario.entries())
        if (name === 'complete' && taken[n]?.progress)
          expect(truth.lessons[day - 1]?.status).toBe('completed');
      for (const { day } of scenario) {
        const about = scenario.filter((turn) => turn.day === day).map(({ name }) => name);
        const isChecked = truth.checked.includes(`${day}-practice-1`);
        if (!about.includes('uncheck')) expect(isChecked).toBe(about.includes('check'));
        if (!about.includes('check')) expect(isChecked).toBe(false);
      }
      const given = taken.flatMap(({ new_trophies }) => new_trophies);
      expect(given).toEqual(truth.lessons[3]?.status === 'completed' ? ['part1'] : []);
      expect(truth.current_streak).toBe(1);
    }),
    { numRuns: soak(200, 15) },
  );
});

test.each([
  [
    'a mark',
    `insert into progress (user_id, step_id, checklist_id) select $1, step_id, id from checklists where id = '2-practice-1'`,
  ],
  ['a mark taken away', `delete from progress where user_id = $1`],
  ['a mark given to another item', `update progress set checklist_id = '1-practice-2' where user_id = $1`],
  ['all marks taken away', 'truncate progress'],
  [
    'a completed lesson',
    `insert into lesson_progress (user_id, lesson_id, completed) values ($1, '2', true)`,
  ],
  ['a lesson opened again', 'update lesson_progress set completed = false where user_id = $1'],
  ['a lesson taken away', 'delete from lesson_progress where user_id = $1'],
  ['a trophy', `insert into trophies (user_id, part, unlocked_at) values ($1, 'part2', now())`],
  ['a streak', 'update users set current_streak = 7 where id = $1'],
  ['a streak that was a year ago', `update users set last_practice_day = '2026-03-01' where id = $1`],
])('%s by an SQL statement is seen by the next read', async (_what, sql) => {
  const learner = await makeLearner(database);
  await completeLesson(one, learner, '1');
  await checkItem(one, learner, '1-practice-1');
  const before = await readProgress(one, learner);
  await database.pool.query(sql, sql.includes('$1') ? [learner.user_id] : []);
  const after = await readProgress(one, learner);
  expect(after).not.toEqual(before);
  expect(inOrder(after)).toEqual(await stored(learner));
});

test('what somebody else wrote in between is kept: the turn is decided anew', async () => {
  const learner = await makeLearner(database);
  await readProgress(other, learner);
  await checkItem(one, learner, '1-practice-1');
  const { checked } = await checkItem(other, learner, '1-practice-2');
  expect(checked.toSorted()).toEqual(['1-practice-1', '1-practice-2']);
});

test('a lesson that is still locked in an old memory is not refused', async () => {
  const learner = await makeLearner(database);
  await readProgress(other, learner);
  await completeLesson(one, learner, '1');
  expect((await completeLesson(other, learner, '2')).progress.completed_count).toBe(2);
  await expect(completeLesson(one, learner, '4')).rejects.toMatchObject({ code: 'locked' });
});

test('a mark that only an old memory still has is made again', async () => {
  const learner = await makeLearner(database);
  await checkItem(one, learner, '1-practice-1');
  await uncheckItem(other, learner, '1-practice-1');
  expect((await checkItem(one, learner, '1-practice-1')).checked).toEqual(['1-practice-1']);
  expect((await stored(learner)).checked).toEqual(['1-practice-1']);
});

test('one key at two processes at once is one rehearsal with one answer', async () => {
  const learner = await makeLearner(database);
  for (let day = 1; day <= 12; day++) await completeLesson(day % 2 ? one : other, learner, String(day));
  const answers = await Promise.all(
    [one, other, process(), process()].map((who) => finishRehearsal(who, learner, 'key-1')),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.new_trophies).toEqual(['final']);
});

test('nobody is remembered who is gone', async () => {
  const learner = await makeLearner(database);
  await checkItem(one, learner, '1-practice-1');
  await database.pool.query('delete from users where id = $1', [learner.user_id]);
  await expect(readProgress(one, learner)).rejects.toMatchObject({ code: 'unauthenticated' });
  await expect(checkItem(one, learner, '1-practice-1')).rejects.toMatchObject({ code: 'unauthenticated' });
  expect(one.memory.recall(learner.user_id)).toBeUndefined();
});

test('a turn gives way to whoever holds its rows for long, and can be repeated', async () => {
  const learner = await makeLearner(database);
  await readProgress(one, learner);
  const holder = await database.pool.connect();
  await holder.query(`begin; set local learner.turn = 'on'`);
  const item = `select $1, step_id, id from checklists where id = '1-practice-1'`;
  await holder.query(`insert into progress (user_id, step_id, checklist_id) ${item}`, [learner.user_id]);
  const turn = checkItem(one, learner, '1-practice-1').catch((error) => appErrorOf(error).code);
  const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%take_turn%' and datname = current_database()`;
  while ((await database.pool.query(waiting)).rowCount === 0) await new Promise(setImmediate);
  // The turn holds the person's row and waits for the mark; now each waits for the other.
  await holder.query('update users set progress_version = gen_random_uuid() where id = $1', [
    learner.user_id,
  ]);
  expect(await turn).toBe('unavailable');
  await holder.query('commit');
  holder.release();
  expect((await checkItem(one, learner, '1-practice-1')).checked).toEqual(['1-practice-1']);
});
