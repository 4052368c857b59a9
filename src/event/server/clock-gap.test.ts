import { expect, test } from 'vitest';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { clockGap, compareClocks } from './clock-gap.ts';

const database = await sharedDatabase();
const noon = Date.parse('2027-03-01T12:00:00Z');

/**
 * A server whose clock is `ahead` milliseconds ahead of its database's clock. Its questions take `trips` milliseconds,
 * half of that each way.
 */
function apart(ahead: number, trips: readonly number[]) {
  let passed = 0;
  const left = [...trips];
  return {
    now: () => noon + ahead + passed,
    async query() {
      const trip = left.shift() ?? 0;
      passed += trip;
      return { rows: [{ clock: String(noon + passed - trip / 2) }] };
    },
  };
}

test.each([
  [3_600_000, [8, 2, 400, 9, 30]],
  [-75, [300, 300, 2, 300, 300]],
  [0, [300, 300, 300, 300, 300]],
])(
  'a server finds out that it is %i ms ahead of its database by questions that take %j ms',
  async (ahead, trips) => {
    const { now, ...pool } = apart(ahead, trips);
    const gap = await clockGap(pool as never, now);
    expect(Math.abs(gap - ahead)).toBeLessThanOrEqual(Math.min(...trips));
  },
);

test('only the certain part of a difference counts: none if it is smaller than half of the trip', async () => {
  const { now, ...pool } = apart(100, Array(5).fill(300));
  expect(Math.abs(await clockGap(pool as never, now))).toBe(0);
});

test.each([
  [0, []],
  [-10_000, ['clocks_differ']],
])('a server that is %i ms ahead logs %j', async (ahead, logged) => {
  const events: string[] = [];
  const log = { warn: (event: string) => void events.push(event) };
  const { now, ...pool } = apart(ahead, [2, 2, 2, 2, 2]);
  await compareClocks(pool as never, log as never, now);
  expect(events).toEqual(logged);
});

test('the database answers with its own clock', async () => {
  const day = 86_400_000;
  const { rows } = await database.pool.query('select now()');
  // A day is more than any real difference of the clocks, and than any delay of the questions.
  const here = await clockGap(database.pool, () => rows[0].now.getTime());
  expect(Math.abs(here)).toBeLessThan(day);
});
