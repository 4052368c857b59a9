import { expect, test } from 'vitest';
import { sharedDatabase } from '../testing/test-database.ts';
import { clockGap, compareClocks } from './clock-gap.ts';

const database = await sharedDatabase();

test.each([0, 3_600_000, -75])('a server that is %i ms ahead of its database is found out', async (ahead) => {
  const gap = await clockGap(database.pool, () => Date.now() + ahead);
  expect(Math.abs(gap - ahead)).toBeLessThan(25);
});

test.each([
  [0, []],
  [-10_000, ['clocks_differ']],
])('a server that is %i ms ahead logs %j', async (ahead, logged) => {
  const events: string[] = [];
  const log = { warn: (event: string) => void events.push(event) };
  await compareClocks(database.pool, log as never, () => Date.now() + ahead);
  expect(events).toEqual(logged);
});
