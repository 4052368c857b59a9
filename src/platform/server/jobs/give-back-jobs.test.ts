import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { listenToDatabase, SERVING_LOCK } from '../db/announcements.ts';
import { giveBackJobs } from './give-back-jobs.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await makeTestDatabase();
  await database.pool.query(`select graphile_worker.add_job('back_up')`);
  await database.pool.query(
    `update graphile_worker._private_jobs set locked_by = 'a worker', locked_at = now()`,
  );
});
afterEach(() => database.drop());

const begun = async () =>
  (await database.pool.query('select from graphile_worker.jobs where locked_by is not null')).rowCount;

test('what a killed server had begun can be done again, and what another server is doing is left to it', async () => {
  const other = await listenToDatabase(database.connection, ['content']);
  await giveBackJobs(database.pool);
  expect(await begun()).toBe(1);
  await other.stop();
  await giveBackJobs(database.pool);
  expect(await begun()).toBe(0);
});

test('a server that begins to serve while another one gives jobs back is known to serve all the same', async () => {
  const busy = await database.pool.connect();
  await busy.query('begin; lock table graphile_worker._private_jobs in access exclusive mode');
  const given = giveBackJobs(database.pool);
  const waiting = async () =>
    (
      await database.pool.query(
        `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rowCount;
  await expect.poll(waiting).toBe(1);
  const serving = await listenToDatabase(database.connection, ['content']);
  await busy.query('rollback');
  busy.release();
  await given;
  const { rows } = await database.pool.query('select pg_try_advisory_lock($1) as unused', [SERVING_LOCK]);
  expect(rows).toEqual([{ unused: false }]);
  await serving.stop();
});
