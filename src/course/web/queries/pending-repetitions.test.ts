import { expect, test } from 'vitest';
import type { Progress } from '#course/api/progress.ts';
import { makeDeviceStore } from '#platform/web/device-store.ts';
import { makeOwnStore } from '#platform/web/own-store.ts';
import { OutOfReachError } from '#platform/web/queries/call.ts';
import { makeOutbox } from '#platform/web/queries/outbox.ts';
import { sendPending } from '#platform/web/queries/send-pending.ts';
import { housePhrases, houseRepetition } from '#player/rules/testing/house-records.ts';
import { fakeStorage, fullStorage } from '#testing/web/fake-storage.ts';
import { type DancedRepetition, danced, repetitionOperation } from './pending-repetitions.ts';

const third = houseRepetition(housePhrases(3), { rate: 0.5 });

function queueIn(storage: Storage, now?: () => number) {
  const store = makeOwnStore(makeDeviceStore(() => storage));
  const outbox = makeOutbox(repetitionOperation, store, now);
  return {
    ...outbox,
    add: (person: string) => outbox.put(person, danced(third)),
    keepOnly: (person: string) => store.keepOnly(person, 'waiting'),
  };
}

const keysOf = (repetitions: readonly DancedRepetition[]) =>
  repetitions.map(({ repetition_key }) => repetition_key);

/** Sends the repetitions that wait; returns the keys that each call had. */
async function sent(queue: ReturnType<typeof queueIn>, behave: (call: number) => void = () => {}) {
  const calls: string[][] = [];
  await sendPending(queue, 'me', {
    send: async (repetitions) => {
      calls.push(keysOf(repetitions));
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
  queueIn(storage).add('me');
  const [key] = keysOf(queueIn(storage).next('me'));
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(await sent(queueIn(storage))).toEqual([[key]]);
  expect([queueIn(storage).waiting('me'), storage.length]).toEqual([[], 0]);
});

test('repetitions that wait are sent together, at most a hundred in a call', async () => {
  const queue = queueIn(fakeStorage());
  for (let turn = 0; turn < 130; turn += 1) queue.add('me');
  const calls = await sent(queue);
  expect(calls.map(({ length }) => length)).toEqual([100, 30]);
  expect(new Set(calls.flat()).size).toBe(130);
});

test('when an answer was lost the same keys are sent again, before newer repetitions', async () => {
  const queue = queueIn(fakeStorage());
  queue.add('me');
  const [lost] = await sent(queue, () => {
    queue.add('me');
    throw new OutOfReachError();
  });
  const [again] = await sent(queue);
  expect(again).toHaveLength(2);
  expect(again?.[0]).toBe(lost?.[0]);
});

test('a repetition danced while a call is on the way still waits when its answer comes', async () => {
  const queue = queueIn(fakeStorage());
  queue.add('me');
  const calls = await sent(queue, (call) => {
    if (call === 1) queue.add('me');
  });
  expect(calls.map(({ length }) => length)).toEqual([1, 1]);
});

test("two tabs keep each other's repetitions, even if the clock was set back in between", () => {
  const storage = fakeStorage();
  let now = 1_800_000_000_000;
  const [one, two] = [queueIn(storage, () => now), queueIn(storage, () => now)];
  one.add('me');
  now -= 86_400_000;
  two.add('me');
  one.refresh();
  expect(new Set(keysOf(one.next('me'))).size).toBe(2);
});

test("one person's repetitions are never sent for another, and are removed at sign-out", () => {
  const queue = queueIn(fakeStorage());
  queue.add('me');
  expect(queue.next('you')).toEqual([]);
  queue.keepOnly('you');
  expect(queue.waiting('me')).toEqual([]);
});

const common = { rate: 0.5, answer: 'played', danced_at: 1_800_000_000_000 } as const;
const keptBefore = (seconds: object, key: string) =>
  JSON.stringify({ ...seconds, ...common, repetition_key: key });

test('a repetition that an early version kept in seconds is sent as parts of the house routine', () => {
  const storage = fakeStorage();
  storage.setItem('shamble/me/waiting/repetition/0', keptBefore({ start: 30, end: 45 }, 'third'));
  storage.setItem('shamble/me/waiting/repetition/1', keptBefore({ start: 26.25, end: 33.75 }, 'join'));
  const waiting = queueIn(storage).next('me');
  expect(waiting.map(({ score, parts, repetition_key }) => [repetition_key, score, parts])).toEqual([
    ['third', 'house', [{ phrase: '3', counts: 32, from: 0, to: 32 }]],
    [
      'join',
      'house',
      [
        { phrase: '2', counts: 32, from: 24, to: 32 },
        { phrase: '3', counts: 32, from: 0, to: 8 },
      ],
    ],
  ]);
  expect(waiting[0]).toMatchObject(common);
});

test.each([
  ['{"user_id":"me","start":30}'],
  ['{"score":"own","parts":[{"phrase":3}],"rate":1,"answer":"played","repetition_key":"k","danced_at":1}'],
  ['{"score":"own","parts":[null],"rate":1,"answer":"played","repetition_key":"k","danced_at":1}'],
  ['{"score":"own","parts":[],"rate":1,"answer":"played","repetition_key":"k","danced_at":1}'],
  ['{"start":400,"end":410,"rate":1,"answer":"played","repetition_key":"k","danced_at":1}'],
  ['{"user_id":"me","start":30,"end":45,"rate":1,"answer":"perfect","repetition_key":"k","danced_at":1}'],
  ['not JSON'],
])('a broken entry %s is not sent', (text) => {
  const storage = fakeStorage();
  storage.setItem('shamble.repetition.v1.0', text);
  storage.setItem('shamble/me/waiting/repetition/0', text);
  expect(queueIn(storage).next('me')).toEqual([]);
});

test('where storage is full, repetitions are kept as long as the page is open', async () => {
  const queue = queueIn(fullStorage());
  queue.add('me');
  expect(await sent(queue)).toHaveLength(1);
});
