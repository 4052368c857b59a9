import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestDatabase, sharedDatabase, type TestDatabase } from '#testing/server/test-database.ts';
import { listenToDatabase, SERVING_LOCK } from '../db/announcements.ts';
import { giveBackJobs, releasedOnce } from './graphile-worker.ts';

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

test('a killed server’s jobs can be run again, but not while another server is running', async () => {
  const other = await listenToDatabase(database.connection, ['content']);
  await giveBackJobs(database.pool);
  expect(await begun()).toBe(1);
  await other.stop();
  await giveBackJobs(database.pool);
  expect(await begun()).toBe(0);
});

test('a server that starts while another one gives jobs back still takes the lock of servers', async () => {
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

const { pool } = await sharedDatabase();

test('the second release of a connection does nothing, and the pool lends the connection again', async () => {
  const once = releasedOnce(pool);
  const borrow = (lender: pg.Pool) =>
    new Promise<() => void>((resolve, reject) => {
      lender.connect((error, _client, release) => (error ? reject(error) : resolve(release)));
    });
  const bare = await borrow(pool);
  bare();
  expect(bare).toThrow('already been released');
  const release = await borrow(once);
  release();
  release();
  expect(await once.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
  expect([once.totalCount - once.idleCount, once.waitingCount]).toEqual([0, 0]);
});

test('a failed attempt to connect may be released as well', async () => {
  const { promise: failure, resolve: report } = Promise.withResolvers<Error | undefined>();
  const inVain = { connect: (callback: (error: Error) => void) => callback(new Error('timeout exceeded')) };
  releasedOnce(inVain as unknown as pg.Pool).connect((error, _client, release) => {
    release();
    report(error);
  });
  expect(await failure).toMatchObject({ message: 'timeout exceeded' });
});
