import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rememberSignedIn } from '#people/web/signed-in-marker.ts';
import { ownStore } from '#platform/web/own-store.ts';
import { fakeStorage } from '#testing/web/fake-storage.ts';
import {
  type DeviceTally,
  isSent,
  pendingTallies,
  readDeviceTally,
  sendTallies,
  startTally,
  tallyFailure,
  tap,
} from './crew-tally.ts';

/** The counts on the server, by device id. */
let stored: Map<string, { label: string; plus: number }>;
let answer: 'stored' | 'refused' | 'unreached';
let storage: Storage;

beforeEach(() => {
  stored = new Map();
  answer = 'stored';
  storage = fakeStorage();
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    if (answer === 'unreached') throw new TypeError('Failed to fetch');
    if (answer === 'refused') return Response.json({ code: 'conflict', detail: 'Full.' }, { status: 409 });
    const tally = JSON.parse(body);
    stored.set(path.split('/').at(-1) ?? '', tally);
    return Response.json(tally);
  });
  rememberSignedIn({ id: 'gomez', first_name: 'Gomez' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = async () => {
  await sendTallies();
  return tallyFailure('night-shift')?.message;
};
const counts = () => [...stored.values()].map(({ label, plus }) => [label, plus]);

function count(label: string, taps: number): void {
  startTally('night-shift', label, 'gate');
  for (let tapped = 0; tapped < taps; tapped += 1) tap('night-shift', 1);
}

test('a count that the server does not have yet stays on the device when a new one begins, and is sent', async () => {
  answer = 'unreached';
  count('North gate', 137);
  await send();
  count('North gate 2', 5);
  await send();
  expect(readDeviceTally('night-shift')).toMatchObject({ label: 'North gate 2', plus: 5 });
  answer = 'stored';
  await send();
  expect(counts()).toEqual([
    ['North gate', 137],
    ['North gate 2', 5],
  ]);
  const asked = vi.spyOn(globalThis, 'fetch');
  await send();
  expect(asked, 'each is sent until it is there').not.toHaveBeenCalled();
});

test('each refused count is sent again when more is counted on it, or after a minute', async () => {
  vi.useFakeTimers();
  answer = 'refused';
  count('North gate', 3);
  count('North gate 2', 5);
  expect(await send()).toBe('Full.');
  answer = 'stored';
  vi.advanceTimersByTime(55_000);
  expect(await send(), 'what the server said still stands').toBe('Full.');
  expect(counts()).toEqual([]);
  tap('night-shift', 1);
  await send();
  expect(counts()).toEqual([['North gate 2', 6]]);
  vi.advanceTimersByTime(5_000);
  await send();
  expect(counts()).toHaveLength(2);
  expect(isSent(readDeviceTally('night-shift') as DeviceTally)).toBe(true);
});

test('a count that the server has is not kept on the device when a new one begins', async () => {
  count('North gate', 3);
  await send();
  count('North gate 2', 0);
  expect(storage.length, 'the new count, and who is signed in').toBe(2);
});

test('an answer that comes after a new count has begun belongs to the earlier count', async () => {
  count('North gate', 3);
  const sending = send();
  count('North gate 2', 5);
  await sending;
  await send();
  expect(counts()).toEqual([
    ['North gate', 3],
    ['North gate 2', 5],
  ]);
  expect(storage.length).toBe(2);
});

test('counts that wait are removed when their person signs out', () => {
  answer = 'unreached';
  count('North gate', 3);
  count('North gate 2', 5);
  rememberSignedIn({ id: 'morticia', first_name: 'Morticia' });
  expect(readDeviceTally('night-shift')).toBeNull();
  ownStore.keepOnly('morticia', 'waiting');
  expect(storage.length).toBe(1);
  expect(pendingTallies.waiting('gomez')).toEqual([]);
});
