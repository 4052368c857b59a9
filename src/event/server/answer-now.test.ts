import { expect, test } from 'vitest';
import { nowPath } from '#event/api/moment.ts';
import { sharedServer } from '#testing/server/test-server.ts';

const now = Date.now;
const server = await sharedServer({ READS_PER_MINUTE: '1', WRITES_PER_MINUTE: '1' });

test('the server answers its time to the millisecond, and no cache may keep it', async () => {
  const before = now();
  const answer = await fetch(server.url + nowPath);
  const answered = Number(await answer.text());
  expect(answered).toBeGreaterThanOrEqual(Math.floor(before));
  expect(answered).toBeLessThanOrEqual(now());
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('the answer also has the next event, and its new date after it was moved', async () => {
  const eventAt = async () => (await fetch(server.url + nowPath)).headers.get('event-at');
  expect(await eventAt()).toBe(String(Date.parse('2027-10-30T22:00:00Z')));
  await server.database.pool.query(
    "update settings set value = '2027-10-31T20:00Z' where key = 'next_challenge_date'",
  );
  await expect.poll(eventAt, { timeout: 20_000 }).toBe(String(Date.parse('2027-10-31T20:00:00Z')));
  await server.database.pool.query("update settings set value = '' where key = 'next_challenge_date'");
  await expect.poll(eventAt, { timeout: 20_000 }).toBeNull();
});
