import { expect, test } from 'vitest';
import { prune } from '#subjects/server/rows.ts';
import { sharedDatabase } from '#testing/server/test-database.ts';
import { makeCounters } from './counters.ts';

const database = await sharedDatabase();

let at = Date.parse('2027-03-01T12:00:00Z');
const limit = { name: 'test', most: 10, seconds: 60 };
const countersOfOneProcess = () => makeCounters({ db: database.db, secret: 'secret', now: () => at });
const passes = (hit: Promise<void>) =>
  hit.then(
    () => true,
    () => false,
  );

test('R27 of fifty parallel hits at a limit of ten exactly ten pass, also across processes', async () => {
  const [one, other] = [countersOfOneProcess(), countersOfOneProcess()];
  const hits = Array.from({ length: 50 }, (_, turn) => passes((turn % 2 ? one : other).hit(limit, 'crowd')));
  expect((await Promise.all(hits)).filter(Boolean)).toHaveLength(10);
});

test('R27 a counter outlives its process and says how long to wait', async () => {
  at += 20_000;
  await expect(countersOfOneProcess().hit(limit, 'crowd')).rejects.toMatchObject({
    code: 'too_many_requests',
    retryAfter: 40,
  });
});

test('a counter starts anew when its time is over, and pruning removes counters whose time is over', async () => {
  at += 40_000;
  await prune(database.db, at);
  expect((await database.pool.query('select 1 from rate_limits')).rowCount).toBe(0);
  expect(await passes(countersOfOneProcess().hit(limit, 'crowd'))).toBe(true);
});

test('refused hits do not count: each hit that is taken back makes room for another hit', async () => {
  const counters = countersOfOneProcess();
  const hit = () => passes(counters.hit(limit, 'class'));
  expect((await Promise.all(Array.from({ length: 50 }, hit))).filter(Boolean)).toHaveLength(10);
  for (let turn = 0; turn < 10; turn++) {
    // The first of these hits is refused, because the limit is full. Each later hit passes, because the turn before it
    // has taken a hit back.
    expect(await hit(), 'while it is full').toBe(turn > 0);
    await counters.forgive(limit, 'class');
  }
  for (let turn = 0; turn < 9; turn++) await counters.forgive(limit, 'class');
  expect((await Promise.all(Array.from({ length: 50 }, hit))).filter(Boolean)).toHaveLength(10);
});

test('R50 a counter says nothing about whom it counts', async () => {
  await countersOfOneProcess().hit(limit, '203.0.113.7');
  const { rows } = await database.pool.query('select string_agg(key, $1) as keys from rate_limits', [' ']);
  expect(rows[0].keys).not.toMatch(/203|test/);
});
