import { expect, test } from 'vitest';
import type { Progress } from '#api/progress.ts';
import { OutOfReachError, ProblemError } from './call.ts';
import { makeCheckQueue, type Wish } from './check-queue.ts';
import { sendWishes } from './send-wishes.ts';

test('a wish survives a reload until the server has answered it', () => {
  const storage = memory();
  const before = makeCheckQueue(storage);
  before.put('me', { checklist_id: 'a', done: true });

  const after = makeCheckQueue(storage);
  expect(after.wishes('me')).toEqual([{ checklist_id: 'a', done: true }]);

  after.settle('me', { checklist_id: 'a', done: true });
  expect(makeCheckQueue(storage).wishes('me')).toEqual([]);
});

test('only the latest wish about an item counts', () => {
  const queue = makeCheckQueue(memory());
  queue.put('me', { checklist_id: 'a', done: true });
  queue.put('me', { checklist_id: 'a', done: false });
  expect(queue.wishes('me')).toEqual([{ checklist_id: 'a', done: false }]);
});

test('an answer to an older wish leaves the newer one', () => {
  const queue = makeCheckQueue(memory());
  queue.put('me', { checklist_id: 'a', done: false });
  queue.settle('me', { checklist_id: 'a', done: true });
  expect(queue.wishes('me')).toHaveLength(1);
});

test("one person's wishes are not another's", () => {
  const queue = makeCheckQueue(memory());
  queue.put('me', { checklist_id: 'a', done: true });
  expect(queue.wishes('you')).toEqual([]);
  queue.put('you', { checklist_id: 'b', done: true });
  expect(queue.wishes('me')).toEqual([]);
});

test.each(['', '{', '[]', 'null', '{"user_id":"me","wishes":[{"checklist_id":1}]}'])(
  'unreadable storage (%s) is an empty queue',
  (content) => {
    const storage = memory();
    storage.setItem('shamble.checks.v1', content);
    expect(makeCheckQueue(storage).wishes('me')).toEqual([]);
  },
);

test('a storage that refuses everything still lets the queue work', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('forbidden');
    },
  };
  const queue = makeCheckQueue(refusing);
  queue.put('me', { checklist_id: 'a', done: true });
  expect(queue.wishes('me')).toHaveLength(1);
});

test('wishes are sent once each, in order', async () => {
  const queue = filledQueue();
  const { sent, delivery } = recorder();
  await Promise.all([sendWishes(queue, 'me', delivery), sendWishes(queue, 'me', delivery)]);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(queue.wishes('me')).toEqual([]);
});

test('where the server is out of reach the rest waits', async () => {
  const queue = filledQueue();
  const { sent, delivery } = recorder(async ({ checklist_id }) => {
    if (checklist_id === 'b') throw new OutOfReachError();
  });
  await sendWishes(queue, 'me', delivery);
  expect(sent).toEqual(['a']);
  expect(queue.wishes('me').map(({ checklist_id }) => checklist_id)).toEqual(['b', 'c']);
});

test('a refused wish is given up and the others go on', async () => {
  const queue = filledQueue();
  const { sent, refused, delivery } = recorder(async ({ checklist_id }) => {
    if (checklist_id === 'b') throw new ProblemError({ code: 'not_found', status: 404, detail: 'Gone' });
  });
  await sendWishes(queue, 'me', delivery);
  expect([sent, refused]).toEqual([['a', 'c'], ['b']]);
  expect(queue.wishes('me')).toEqual([]);
});

test.each([401, 429, 503])('a %i keeps the wish for later', async (status) => {
  const queue = filledQueue();
  const { refused, delivery } = recorder(async () => {
    throw new ProblemError({ code: 'internal', status, detail: 'Not now' });
  });
  await sendWishes(queue, 'me', delivery);
  expect(refused).toEqual([]);
  expect(queue.wishes('me')).toHaveLength(3);
});

test('a mark turned over while its call is on the way is sent again', async () => {
  const queue = makeCheckQueue(memory());
  queue.put('me', { checklist_id: 'a', done: true });
  const states: boolean[] = [];
  const { delivery } = recorder(async ({ done }) => {
    states.push(done);
    if (done) queue.put('me', { checklist_id: 'a', done: false });
  });
  await sendWishes(queue, 'me', delivery);
  expect(states).toEqual([true, false]);
  expect(queue.wishes('me')).toEqual([]);
});

function filledQueue() {
  const queue = makeCheckQueue(memory());
  for (const checklist_id of ['a', 'b', 'c']) queue.put('me', { checklist_id, done: true });
  return queue;
}

function recorder(behave: (wish: Wish) => Promise<void> = async () => {}) {
  const sent: string[] = [];
  const refused: string[] = [];
  const delivery = {
    send: async (wish: Wish) => {
      await behave(wish);
      return {} as Progress;
    },
    onSaved: ({ checklist_id }: Wish) => sent.push(checklist_id),
    onRefused: ({ checklist_id }: Wish) => refused.push(checklist_id),
  };
  return { sent, refused, delivery };
}

function memory() {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
}
