import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beInRoom } from './use-crowd.ts';
import { probeInRoom } from './use-server-clock.ts';

const minutes = 60_000;
let asked: string[] = [];
let answer = () => {};

/** Calls the stand-in for the server, which answers when the test says so. */
function ask(what: string): Promise<void> {
  asked.push(what);
  return new Promise((resolve) => {
    answer = resolve;
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit) => {
    await ask(`${method} ${path}`);
    return Response.json({ dancing: 5, most: 5, areas: {} });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = Date.UTC(2027, 9, 31, 12);

test('a page that left a room while a beat was on the way sends no more beats', async () => {
  vi.setSystemTime(start - 5 * minutes);
  const crowds: unknown[] = [];
  const leave = beInRoom(
    { start, lasts: 360 },
    {
      standing: () => null,
      onCrowd: (crowd) => crowds.push(crowd),
      onCounted: () => {},
    },
  );
  answer();
  await vi.advanceTimersByTimeAsync(1 * minutes);
  expect(asked.map((each) => each.split(' ')[0])).toEqual(['GET', 'POST']);
  leave();
  answer();
  await vi.advanceTimersByTimeAsync(4 * minutes);
  answer();
  await vi.advanceTimersByTimeAsync(4 * minutes);
  expect([asked.length, crowds.length]).toEqual([2, 1]);
});

test('a page that left a room while it asked for the time does not ask again', async () => {
  vi.setSystemTime(start - 5 * minutes);
  const leave = probeInRoom(start, () => ask('now'));
  await vi.advanceTimersByTimeAsync(1 * minutes);
  leave();
  answer();
  await vi.advanceTimersByTimeAsync(4 * minutes);
  expect(asked).toEqual(['now']);
});

test('a page in a room goes on asking for the time', async () => {
  vi.setSystemTime(start - 5 * minutes);
  const leave = probeInRoom(start, () => ask('now'));
  for (const _ of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(20_000);
    answer();
  }
  leave();
  expect(asked.length).toBe(3);
});
