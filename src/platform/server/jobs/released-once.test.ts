import type pg from 'pg';
import { expect, test } from 'vitest';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { releasedOnce } from './released-once.ts';

const { pool } = await sharedDatabase();

test('a connection that is handed back twice goes back once, and the pool lends it again', async () => {
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
