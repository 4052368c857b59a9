import { expect, test } from 'vitest';
import { writeLearner } from '#testing/server/learner-rows.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { prune } from './rows.ts';

const DAY = 86_400_000;
const now = Date.parse('2027-03-01T12:00:00Z');

const database = await sharedDatabase({ seeded: true });
const user_id = (await writeLearner(database.db)).id;

/** Writes a row into each table that has a time limit, dated `days` before now. */
async function write(days: number): Promise<void> {
  const { db } = database;
  const at = new Date(now - days * DAY);
  const key = `${days}`;
  await db.insertInto('rate_limits').values({ key, count: 1, expires_at: at }).execute();
  await db.insertInto('idempotency_keys').values({ scope: 'test', key, created_at: at }).execute();
  await db.insertInto('repetition_keys').values({ user_id, key, counted_at: at }).execute();
  await db.insertInto('audit_log').values({ event: key, at }).execute();
  for (const kind of ['welcome', 'practice'])
    await db
      .insertInto('mails')
      .values({ user_id, kind, sealed: Buffer.from('a mail'), created_at: at })
      .execute();
}

test('each row is deleted when its time is over, but a welcome loses only its words', async () => {
  for (const days of [0.9, 29, 364, 366]) await write(days);
  await prune(database.db, now);
  const left = async (table: string) =>
    (await database.pool.query(`select count(*)::int as count from ${table}`)).rows[0].count;
  expect({
    rate_limits: await left('rate_limits'),
    idempotency_keys: await left('idempotency_keys'),
    repetition_keys: await left('repetition_keys'),
    audit_log: await left('audit_log'),
    reminders: await left("mails where kind = 'practice'"),
    welcomes: await left("mails where kind = 'welcome'"),
    written: await left('mails where sealed is not null'),
  }).toEqual({
    rate_limits: 0,
    idempotency_keys: 1,
    repetition_keys: 3,
    audit_log: 3,
    reminders: 2,
    welcomes: 4,
    written: 4,
  });
});

test('a job that was given up is deleted a month later, with the address in a request for a link', async () => {
  const { pool } = database;
  const left = async () =>
    (await pool.query('select max_attempts from graphile_worker.jobs order by 1')).rows.map(
      (row) => row.max_attempts,
    );
  for (const tries of [3, 4, 5])
    await pool.query(`select graphile_worker.add_job('send_link', max_attempts => $1)`, [tries]);
  // The jobs with 3 and 4 tries are given up.
  await pool.query(
    `update graphile_worker._private_jobs set attempts = 4, updated_at = $1::timestamptz - max_attempts * interval '8 days'`,
    [new Date(now)],
  );
  await pool.query('update graphile_worker._private_jobs set attempts = 3 where max_attempts = 3');
  await prune(database.db, now);
  expect(await left()).toEqual([3, 5]);
});
