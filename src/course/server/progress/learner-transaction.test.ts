// Server processes on one database, each with a pool and a queue of its own.

import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Progress } from '#course/api/progress.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { appErrorOf } from '#platform/server/http/problem.ts';
import { makeLearner, makePractice, type TestPractice } from '#testing/server/practice.ts';
import { soak } from '#testing/server/soak.ts';
import { makeTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { checkItem, uncheckItem } from './check-item.ts';
import { completeLesson } from './complete-lesson.ts';
import { finishRehearsal } from './finish-rehearsal.ts';
import { readProgress } from './handlers.ts';
import type { Learner, Practice } from './practice.ts';
import { makeTransactionQueue } from './transaction-queue.ts';

const NOON = '2027-03-01T12:00:00Z';

let database: TestDatabase;
let practice: TestPractice;
let one: Practice;
let other: Practice;

beforeAll(async () => {
  database = await makeTestDatabase({ seeded: true });
  practice = await makePractice(database);
  [one, other] = [process(), process()];
});
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()));
  await database.drop();
});

const pools: pg.Pool[] = [];

/** One more server process: the same database and clock. */
function process(): Practice {
  const { db, pool } = openDatabase(database.connection, () => undefined);
  pools.push(pool);
  return { ...practice, db, queue: makeTransactionQueue() };
}

/** Returns the progress that is stored, in a fixed order of checked items, because their order has no meaning. */
async function stored(learner: Learner): Promise<Progress> {
  return inOrder(await readProgress(practice, learner));
}

function inOrder(progress: Progress): Progress {
  return { ...progress, checked: progress.checked.toSorted() };
}

type Asked = {
  name: 'check' | 'uncheck' | 'complete' | 'rehearse' | 'read';
  day: number;
  key: string | null;
};

/** Runs a transaction. Returns the progress in its answer, or null when it was refused, and the new trophies. */
async function take(who: Practice, learner: Learner, { name, day, key }: Asked) {
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

const transactions = fc.record<Asked>({
  name: fc.constantFrom('check', 'uncheck', 'complete', 'complete', 'complete', 'rehearse', 'read'),
  day: fc.integer({ min: 1, max: 5 }),
  key: fc.constant(null),
});
const steps = fc.record({
  transaction: transactions,
  byOne: fc.boolean(),
  hours: fc.integer({ min: 0, max: 30 }),
  timeZone: fc.constantFrom('UTC', 'Pacific/Auckland', 'America/Los_Angeles'),
});

test('whatever two processes do in transactions, each answer is what the rows say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 25 }), async (scenario) => {
      const { user_id } = await makeLearner(database);
      let now = Date.parse(NOON);
      for (const { transaction, byOne, hours, timeZone } of scenario) {
        now += hours * 3_600_000;
        practice.setNow(new Date(now).toISOString());
        const learner = { user_id, timeZone };
        const { progress } = await take(byOne ? one : other, learner, transaction);
        const truth = await stored(learner);
        if (progress) expect(inOrder(progress)).toEqual(truth);
        else if (transaction.name === 'rehearse') expect(truth.rehearsal.page_unlocked).toBe(false);
        else expect(truth.lessons[transaction.day - 2]?.status).not.toBe('completed');
      }
    }),
    { numRuns: soak(200, 15) },
  );
  practice.setNow(NOON);
});

test('whatever two processes do at the same time, nothing is lost, doubled or stale', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(transactions, { minLength: 10, maxLength: 60 }), async (scenario) => {
      const learner = await makeLearner(database);
      // The learner has done three days, so that trophies, refusals and rehearsals can all happen.
      for (let day = 1; day <= 3; day++) await completeLesson(one, learner, String(day));
      const taken = await Promise.all(
        scenario.map((transaction, n) => take(n % 2 ? one : other, learner, transaction)),
      );
      const truth = await stored(learner);
      for (const who of [one, other]) expect(inOrder(await readProgress(who, learner))).toEqual(truth);
      for (const [n, { name, day }] of scenario.entries())
        if (name === 'complete' && taken[n]?.progress)
          expect(truth.lessons[day - 1]?.status).toBe('completed');
      for (const { day } of scenario) {
        const about = scenario.filter((transaction) => transaction.day === day).map(({ name }) => name);
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

test('two hundred completions at two processes at once give one trophy and one practice day', async () => {
  const learner = await makeLearner(database);
  for (let day = 1; day <= 3; day++) await completeLesson(one, learner, String(day));
  practice.setNow('2027-03-02T12:00:00Z');
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, n) => completeLesson(n % 2 ? one : other, learner, '4')),
  );
  practice.setNow(NOON);
  expect(answers.flatMap(({ new_trophies }) => new_trophies)).toEqual(['part1']);
  const days = database.db.selectFrom('practice_days').where('user_id', '=', learner.user_id).selectAll();
  expect((await days.execute()).map(({ day }) => day)).toEqual(['2027-03-01', '2027-03-02']);
});

test('one key at four processes at once is one rehearsal with one answer', async () => {
  const learner = await makeLearner(database);
  for (let day = 1; day <= 12; day++) await completeLesson(day % 2 ? one : other, learner, String(day));
  const answers = await Promise.all(
    [one, other, process(), process()].map((who) => finishRehearsal(who, learner, 'key-1')),
  );
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(answers[0]?.new_trophies).toEqual(['final']);
});

/** Opens another transaction that runs `sql` for the learner and stays open. */
async function holder({ user_id }: Learner, sql: string) {
  const client = await database.pool.connect();
  await client.query('begin');
  await client.query(sql, [user_id]);
  return {
    query: (more: string) => client.query(more, [user_id]),
    end: async (how: 'commit' | 'rollback') => {
      await client.query(how);
      client.release();
    },
  };
}

/** Waits until `count` connections of the database wait for a lock; returns their process ids. */
async function waiting(count = 1): Promise<number[]> {
  for (;;) {
    const { rows } = await database.pool.query(
      `select pid from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if (rows.length === count) return rows.map(({ pid }) => pid);
    await new Promise(setImmediate);
  }
}

const insertMark = `insert into progress (user_id, step_id, checklist_id)
  select $1, step_id, id from checklists where id = '1-practice-1'`;
const codeOf = (error: unknown) => appErrorOf(error).code;

test('a transaction at another process waits for the one before it and sees all that it wrote', async () => {
  const learner = await makeLearner(database);
  for (let day = 1; day <= 11; day++) await completeLesson(one, learner, String(day));
  const row = await holder(learner, `insert into lesson_progress (user_id, lesson_id) values ($1, '12')`);
  const lesson = completeLesson(one, learner, '12');
  await waiting();
  const rehearsal = finishRehearsal(other, learner, null);
  await Promise.race([rehearsal, waiting(2)]);
  await row.end('rollback');
  expect((await lesson).new_trophies).toEqual(['part4']);
  expect((await rehearsal).new_trophies).toEqual(['final']);
});

test('a deleted person is unauthenticated, also if the deletion happens while the transaction waits', async () => {
  const learner = await makeLearner(database);
  const deletion = await holder(learner, 'delete from users where id = $1');
  const transaction = checkItem(one, learner, '1-practice-1').catch(codeOf);
  await waiting();
  await deletion.end('commit');
  expect(await transaction).toBe('unauthenticated');
  expect(await readProgress(one, learner).catch(codeOf)).toBe('unauthenticated');
  expect(await completeLesson(one, learner, '1').catch(codeOf)).toBe('unauthenticated');
});

test('a learner’s transaction gives way to another one that holds its rows for long, and can be repeated', async () => {
  const learner = await makeLearner(database);
  const other = await holder(learner, insertMark);
  const transaction = checkItem(one, learner, '1-practice-1').catch(codeOf);
  await waiting();
  // The transaction holds the person's row and waits for the mark. If the other transaction waited for that row too,
  // PostgreSQL would end one of them.
  expect(await transaction).toBe('unavailable');
  await other.query(`update users set first_name = 'Ghoul' where id = $1`);
  await other.end('commit');
  expect((await checkItem(one, learner, '1-practice-1')).checked).toEqual(['1-practice-1']);
});

test('a long transaction that wrote other rows of the learner stops none of the learner’s own', async () => {
  const learner = await makeLearner(database);
  const long = await holder(learner, insertMark);
  expect((await checkItem(one, learner, '1-practice-2')).checked).toEqual(['1-practice-2']);
  expect((await completeLesson(one, learner, '1')).progress.completed_count).toBe(1);
  await long.end('commit');
  expect((await stored(learner)).checked).toEqual(['1-practice-1', '1-practice-2']);
});

test('a connection that is lost in the middle of a transaction is an outage, and nothing is half done', async () => {
  const learner = await makeLearner(database);
  const before = await stored(learner);
  const day = await holder(learner, `insert into practice_days (user_id, day) values ($1, '2027-03-01')`);
  const transaction = completeLesson(one, learner, '1').catch(appErrorOf);
  // The lesson and the streak are written by now, and the practice day waits for the lock.
  const [pid] = await waiting();
  await database.pool.query('select pg_terminate_backend($1)', [pid]);
  expect(await transaction).toMatchObject({ code: 'unavailable', retryAfter: expect.any(Number) });
  await day.end('rollback');
  expect(await stored(learner)).toEqual(before);
  expect((await completeLesson(one, learner, '1')).progress).toMatchObject({
    completed_count: 1,
    current_streak: 1,
  });
});
