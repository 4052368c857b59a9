import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Progress } from '#course/api/progress.ts';
import { OutOfReachError, ProblemError } from './call.ts';
import { askAgainMs } from './query-client.ts';
import { sendPending } from './send-pending.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const away = new ProblemError({ code: 'unavailable', status: 503, detail: 'Out for a bite.' });
const tooMany = new ProblemError({ code: 'too_many_requests', status: 429, detail: 'One at a time.' });

test.each([
  ['was too slow to answer', new OutOfReachError()],
  ['was closed for a moment', away],
  ['was asked too often', tooMany],
])('a write that waits because the server %s is sent again until it arrives', async (_, problem) => {
  const { sends, queue, delivery } = failing(problem, 2);
  await sendPending(queue, 'me', delivery);
  expect(sends()).toBe(1);
  await vi.advanceTimersByTimeAsync(askAgainMs);
  expect(sends()).toBe(2);
  await vi.advanceTimersByTimeAsync(askAgainMs);
  expect([sends(), queue.next()]).toEqual([3, []]);
  await vi.advanceTimersByTimeAsync(10 * askAgainMs);
  expect(sends()).toBe(3);
});

test('however often somebody presses meanwhile, a write is sent again only once', async () => {
  const { sends, queue, delivery } = failing(away, 4);
  for (let press = 0; press < 3; press += 1) await sendPending(queue, 'me', delivery);
  expect(sends()).toBe(3);
  await vi.advanceTimersByTimeAsync(askAgainMs);
  expect(sends()).toBe(4);
});

test.each([
  ['unauthenticated', 401],
  ['other_person', 409],
] as const)(
  'a write that waits until its person signs in (%s) is not sent again by itself',
  async (code, status) => {
    const { sends, queue, delivery } = failing(new ProblemError({ code, status, detail: 'Who?' }), 9);
    await sendPending(queue, 'me', delivery);
    await vi.advanceTimersByTimeAsync(3 * askAgainMs);
    expect(sends()).toBe(1);
  },
);

test('a page that nobody looks at does not send again until somebody comes back', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const { sends, queue, delivery } = failing(away, 9);
  await sendPending(queue, 'me', delivery);
  await vi.advanceTimersByTimeAsync(3 * askAgainMs);
  expect(sends()).toBe(1);
});

test('a write made while a delivery is just ending is sent with the next one', async () => {
  let giveBack = () => {};
  const given = new Promise<void>((back) => {
    giveBack = back;
  });
  // Like a browser, the stand-in gives the lock back a moment after the work is done.
  const request = (_: string, __: object, act: () => Promise<unknown>) =>
    act().then((end) => (end === 'empty' ? given.then(() => end) : end));
  vi.stubGlobal('navigator', { locks: { request } });
  const { sends, queue, delivery } = failing(away, 0);
  const first = sendPending(queue, 'me', delivery);
  await vi.waitFor(() => expect(queue.next()).toEqual([]));
  await vi.advanceTimersByTimeAsync(0);
  queue.put('b');
  void sendPending(queue, 'me', delivery);
  giveBack();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  expect([sends(), queue.next()]).toEqual([2, []]);
});

test('a tab that was suspended during a delivery does not hold up other tabs for long', async () => {
  const waited = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(waited.signal);
  let stolen: unknown;
  const asleep = navigator.locks
    .request('shamble.checks', () => new Promise(() => {}))
    .catch((error) => {
      stolen = error.name;
    });
  const { sends, queue, delivery } = failing(away, 0);
  const sent = sendPending(queue, 'me', delivery);
  await vi.advanceTimersByTimeAsync(0);
  expect(sends()).toBe(0);
  waited.abort(timeout.mock.calls[0]);
  await sent;
  expect([sends(), queue.next()]).toEqual([1, []]);
  await asleep;
  expect(stolen).toBe('AbortError');
});

test('a suspended tab that lost its lock finishes its call once, without an error', async () => {
  const { sends, queue, delivery } = failing(away, 0);
  let wake = () => {};
  const slept = new Promise<void>((resolve) => {
    wake = resolve;
  });
  const send = () => slept.then(delivery.send);
  const sent = sendPending(queue, 'me', { ...delivery, send });
  await vi.waitFor(async () => expect((await navigator.locks.query()).held).toHaveLength(1));
  await navigator.locks.request('shamble.checks', { steal: true }, async () => {});
  wake();
  await sent;
  expect([sends(), queue.next()]).toEqual([1, []]);
});

test('a write that is not due yet is sent when it is, also on a page that nobody looks at', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  const due = Date.now() + 3 * 3_600_000;
  const { sends, queue, delivery } = failing(away, 0);
  const { next } = queue;
  queue.next = () => (Date.now() < due ? [] : next());
  queue.nextIn = () => (next().length > 0 ? due - Date.now() : Number.POSITIVE_INFINITY);
  await sendPending(queue, 'me', delivery);
  await vi.advanceTimersByTimeAsync(3 * 3_600_000 - 2_000);
  expect(sends()).toBe(0);
  await vi.advanceTimersByTimeAsync(5_000);
  expect([sends(), queue.next()]).toEqual([1, []]);
});

/** Makes an outbox with one write, which fails `times` times. */
function failing(problem: Error, times: number) {
  let sends = 0;
  let waiting = ['a'];
  const queue = {
    refresh: () => {},
    next: () => waiting.map((place) => ({ place })),
    nextIn: () => (waiting.length > 0 ? 0 : Number.POSITIVE_INFINITY),
    put: (place: string) => void waiting.push(place),
    settle: () => {
      waiting = [];
    },
  };
  const delivery = {
    send: async () => {
      sends += 1;
      if (sends <= times) throw problem;
      return {} as Progress;
    },
    onSaved: () => {},
    onRefused: () => {},
    onHeld: () => {},
  };
  return { sends: () => sends, queue, delivery };
}
