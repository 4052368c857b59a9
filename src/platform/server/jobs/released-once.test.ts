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

test('a connection that was waited for in vain may be handed back as well', async () => {
  const { promise: told, resolve: tell } = Promise.withResolvers<Error | undefined>();
  const inVain = { connect: (callback: (error: Error) => void) => callback(new Error('timeout exceeded')) };
  releasedOnce(inVain as unknown as pg.Pool).connect((error, _client, release) => {
    release();
    tell(error);
  });
  expect(await told).toMatchObject({ message: 'timeout exceeded' });
});
