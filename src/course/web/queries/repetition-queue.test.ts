import { expect, test } from 'vitest';
import type { Progress } from '#course/api/progress.ts';
import { makeDeviceStore } from '#platform/web/device-store.ts';
import { OutOfReachError } from '#platform/web/queries/call.ts';
import { sendWishes } from '#platform/web/queries/send-wishes.ts';
import { fakeStorage, fullStorage } from '#testing/web/fake-storage.ts';
import { type Batch, makeRepetitionQueue } from './repetition-queue.ts';

const third = { start: 30, end: 45, rate: 0.5, answer: 'clean' as const };

function queueIn(storage: Storage, now?: () => number) {
  return makeRepetitionQueue(
    makeDeviceStore(() => storage),
    now,
  );
}

const keysOf = (batches: readonly Batch[]) =>
  batches.flatMap(({ repetitions }) => repetitions.map(({ repetition_key }) => repetition_key));

/** Sends what waits, and answers with the keys of each call. */
async function sent(queue: ReturnType<typeof queueIn>, behave: (call: number) => void = () => {}) {
  const calls: string[][] = [];
  await sendWishes(queue, 'me', {
    send: async (batch) => {
      calls.push(keysOf([batch]));
      behave(calls.length);
      return {} as Progress;
    },
    onSaved: () => {},
    onRefused: () => {},
    onHeld: () => {},
  });
  return calls;
}

test('a repetition survives a reload, and keeps the key that it is counted by', async () => {
  const storage = fakeStorage();
  queueIn(storage).add('me', third);
  const [key] = keysOf(queueIn(storage).wishes('me'));
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(await sent(queueIn(storage))).toEqual([[key]]);
  expect([queueIn(storage).waiting('me'), storage.length]).toEqual([[], 0]);
});

test('all that waits travels in one call, a hundred at most', async () => {
  const queue = queueIn(fakeStorage());
  for (let turn = 0; turn < 130; turn += 1) queue.add('me', third);
  const calls = await sent(queue);
  expect(calls.map(({ length }) => length)).toEqual([100, 30]);
  expect(new Set(calls.flat()).size).toBe(130);
});

test('an answer that was lost: the same keys are sent again, and what came since waits behind', async () => {
  const queue = queueIn(fakeStorage());
  queue.add('me', third);
  const [lost] = await sent(queue, () => {
    queue.add('me', third);
    throw new OutOfReachError();
  });
  const [again] = await sent(queue);
  expect(again).toHaveLength(2);
  expect(again?.[0]).toBe(lost?.[0]);
});

test('what is danced while a call is on the way is not settled with it', async () => {
  const queue = queueIn(fakeStorage());
  queue.add('me', third);
  const calls = await sent(queue, (call) => {
    if (call === 1) queue.add('me', third);
  });
  expect(calls.map(({ length }) => length)).toEqual([1, 1]);
});

test("two tabs keep each other's, also with a clock that was set back in between", () => {
  const storage = fakeStorage();
  let now = 1_800_000_000_000;
  const [one, two] = [queueIn(storage, () => now), queueIn(storage, () => now)];
  one.add('me', third);
  now -= 86_400_000;
  two.add('me', third);
  one.refresh();
  expect(new Set(keysOf(one.wishes('me'))).size).toBe(2);
});

test("one person's repetitions are never another's, and go at sign-out", () => {
  const queue = queueIn(fakeStorage());
  queue.add('me', third);
  expect(queue.wishes('you')).toEqual([]);
  queue.keepOnly('you');
  expect(queue.waiting('me')).toEqual([]);
});

test.each([
  ['{"user_id":"me","start":30}'],
  ['{"user_id":"me","start":30,"end":45,"rate":1,"answer":"perfect","repetition_key":"k","danced_at":1}'],
  ['not JSON'],
])('a broken entry %s is not sent', (text) => {
  const storage = fakeStorage();
  storage.setItem('shamble.repetition.v1.0', text);
  expect(queueIn(storage).wishes('me')).toEqual([]);
});

test('where storage is full they live as long as the page', async () => {
  const queue = makeRepetitionQueue(makeDeviceStore(fullStorage));
  queue.add('me', third);
  expect(await sent(queue)).toHaveLength(1);
});
