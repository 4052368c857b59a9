import { expect, test } from 'vitest';
import { readEnv } from '../env.ts';
import { makeTestDatabase } from '../testing/test-database.ts';
import { checkDatabase } from './check-installation.ts';

test('a new, empty database is told as what it is, and is no blocker', async () => {
  const database = await makeTestDatabase({ empty: true });
  expect(await checkDatabase(readEnv({}), database.pool, Date.now())).toEqual([
    { level: 'hint', about: 'database', says: 'is empty: the first start fills it' },
  ]);
  await database.drop();
});
