import { expect, test, vi } from 'vitest';
import type { Progress } from '#course/api/progress.ts';
import { makeDeviceStore } from '#platform/web/device-store.ts';
import { OutOfReachError, ProblemError } from '#platform/web/queries/call.ts';
import { sendWishes } from '#platform/web/queries/send-wishes.ts';
import { deniedStorage, fakeStorage, fullStorage } from '#testing/web/fake-storage.ts';
import { makeCheckQueue, type WaitingWish, type Wish } from './check-queue.ts';

test('a wish survives a reload until the server has answered it', () => {
  const storage = fakeStorage();
  queueIn(storage).put('me', { checklist_id: 'a', done: true });

  const after = queueIn(storage);
  expect(asked(after.wishes('me'))).toEqual([['a', true]]);

  settleAll(after, 'me');
  expect(queueIn(storage).wishes('me')).toEqual([]);
  expect(storage.length).toBe(0);
});

test('only the latest wish about an item counts', () => {
  const queue = queueIn(fakeStorage());
  queue.put('me', { checklist_id: 'a', done: true });
  queue.put('me', { checklist_id: 'a', done: false });
  expect(asked(queue.wishes('me'))).toEqual([['a', false]]);
});

test('an answer to an older wish leaves the newer one', () => {
  const queue = queueIn(fakeStorage());
  queue.put('me', { checklist_id: 'a', done: true });
  const [older] = queue.wishes('me');
  queue.put('me', { checklist_id: 'a', done: false });
  queue.settle(older as WaitingWish);
  expect(asked(queue.wishes('me'))).toEqual([['a', false]]);
});

test("one person's wishes are not another's", () => {
  const queue = queueIn(fakeStorage());
  queue.put('me', { checklist_id: 'a', done: true });
  expect(queue.wishes('you')).toEqual([]);
  queue.put('you', { checklist_id: 'b', done: true });
  queue.keepOnly('you');
  expect([queue.wishes('me'), asked(queue.wishes('you'))]).toEqual([[], [['b', true]]]);
  queue.keepOnly(null);
  expect(queue.wishes('you')).toEqual([]);
});

test('two tabs keep what the other one waits for', () => {
  const storage = fakeStorage();
  const [one, two] = [queueIn(storage), queueIn(storage)];
  one.put('me', { checklist_id: 'a', done: true });
  two.put('me', { checklist_id: 'b', done: true });
  expect(asked(queueIn(storage).wishes('me'))).toEqual([
    ['a', true],
    ['b', true],
  ]);
  settleAll(two, 'me');

  one.put('me', { checklist_id: 'c', done: true });
  const [inOne] = one.wishes('me');
  two.put('me', { checklist_id: 'd', done: true });
  two.put('me', { checklist_id: 'c', done: false });
  one.settle(inOne as WaitingWish);
  expect(asked(queueIn(storage).wishes('me'))).toEqual([
    ['d', true],
    ['c', false],
  ]);
});

test("a tab hears of another one's wishes and keeps its list until something changes", () => {
  const storage = fakeStorage();
  const [one, two] = [queueIn(storage), queueIn(storage)];
  let heard = 0;
  two.listen(() => heard++);
  one.put('me', { checklist_id: 'a', done: true });
  two.refresh();
  const list = two.wishes('me');
  two.refresh();
  expect([heard, asked(list), two.wishes('me') === list]).toEqual([1, [['a', true]], true]);
});

test('what the version before kept is taken over', () => {
  const storage = fakeStorage();
  const wishes = [
    { checklist_id: 'b', done: true },
    { checklist_id: 'a', done: false },
  ];
  storage.setItem('shamble.checks.v1', JSON.stringify({ user_id: 'me', wishes }));
  expect(asked(queueIn(storage).wishes('me'))).toEqual([
    ['b', true],
    ['a', false],
  ]);
  expect(storage.getItem('shamble.checks.v1')).toBeNull();
  expect(queueIn(storage).wishes('me')).toHaveLength(2);
});

test.each(['', '{', '[]', 'null', '{"user_id":"me","wishes":[{"checklist_id":1},null,"x"]}'])(
  'unreadable storage (%s) is an empty queue',
  (content) => {
    const storage = fakeStorage();
    storage.setItem('shamble.checks.v1', content);
    storage.setItem('shamble.check.v2.000.1', content);
    expect(queueIn(storage).wishes('me')).toEqual([]);
  },
);

test.each([
  ['denied', deniedStorage],
  ['full', fullStorage],
])('a queue works where storage is %s', (_, find) => {
  const queue = makeCheckQueue(makeDeviceStore(find));
  queue.put('me', { checklist_id: 'a', done: true });
  queue.put('me', { checklist_id: 'b', done: true });
  expect(asked(queue.wishes('me'))).toEqual([
    ['a', true],
    ['b', true],
  ]);
  settleAll(queue, 'me');
  expect(queue.wishes('me')).toEqual([]);
});

test('wishes are sent once each, in order', async () => {
  const queue = filledQueue();
  const { sent, delivery } = recorder();
  await Promise.all([sendWishes(queue, 'me', delivery), sendWishes(queue, 'me', delivery)]);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(queue.wishes('me')).toEqual([]);
});

test('the next person’s wishes are sent, whatever still waits for the answer to the one before', async () => {
  const storage = fakeStorage();
  const queue = filledQueue(storage);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const before = sendWishes(queue, 'me', recorder(() => answered).delivery);
  queue.keepOnly('you');
  queue.put('you', { checklist_id: 'd', done: true });
  const { sent, delivery } = recorder();
  const after = sendWishes(queue, 'you', delivery);
  answer();
  await Promise.all([before, after]);
  expect(sent).toEqual(['d']);
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

test.each([
  ['unauthenticated', 401],
  ['too_many_requests', 429],
  ['unavailable', 503],
  ['other_person', 409],
] as const)('%s keeps the wish for later, and says why', async (code, status) => {
  const queue = filledQueue();
  const problem = new ProblemError({ code, status, detail: 'Not now' });
  const { refused, held, delivery } = recorder(async () => {
    throw problem;
  });
  await sendWishes(queue, 'me', delivery);
  expect([refused, held]).toEqual([[], [problem]]);
  expect(queue.wishes('me')).toHaveLength(3);
});

test('a mark turned over while its call is on the way is sent again', async () => {
  const queue = queueIn(fakeStorage());
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

test('two tabs deliver one after the other, and nothing twice', async () => {
  const storage = fakeStorage();
  const [one, two] = [filledQueue(storage), queueIn(storage)];
  const log: string[] = [];
  let busy = false;
  const tab = (name: string) =>
    recorder(async ({ checklist_id }) => {
      expect(busy).toBe(false);
      busy = true;
      await new Promise((resolve) => setTimeout(resolve, 1));
      busy = false;
      log.push(`${checklist_id} from ${name}`);
    }).delivery;
  await Promise.all([sendWishes(one, 'me', tab('one')), sendWishes(two, 'me', tab('two'))]);
  expect(log).toEqual(['a from one', 'b from two', 'c from one']);
});

test('wishes are delivered where the browser denies its locks', async () => {
  const denied = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: denied } });
  const { sent, delivery } = recorder();
  await sendWishes(filledQueue(), 'me', delivery);
  vi.unstubAllGlobals();
  expect(sent).toEqual(['a', 'b', 'c']);
});

function filledQueue(storage = fakeStorage()) {
  const queue = queueIn(storage);
  for (const checklist_id of ['a', 'b', 'c']) queue.put('me', { checklist_id, done: true });
  return queue;
}

function recorder(behave: (wish: Wish) => Promise<void> = async () => {}) {
  const sent: string[] = [];
  const refused: string[] = [];
  const held: unknown[] = [];
  const delivery = {
    send: async (wish: Wish) => {
      await behave(wish);
      return {} as Progress;
    },
    onSaved: ({ checklist_id }: Wish) => sent.push(checklist_id),
    onRefused: ({ checklist_id }: Wish) => refused.push(checklist_id),
    onHeld: (error: unknown) => held.push(error),
  };
  return { sent, refused, held, delivery };
}

function queueIn(storage: Storage) {
  return makeCheckQueue(makeDeviceStore(() => storage));
}

function asked(wishes: readonly WaitingWish[]) {
  return wishes.map(({ checklist_id, done }) => [checklist_id, done]);
}

function settleAll(queue: ReturnType<typeof queueIn>, user_id: string) {
  queue.refresh();
  for (const wish of queue.wishes(user_id)) queue.settle(wish);
}
