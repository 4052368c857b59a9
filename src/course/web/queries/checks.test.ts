import { expect, test, vi } from 'vitest';
import type { Progress } from '#course/api/progress.ts';
import { makeDeviceStore } from '#platform/web/device-store.ts';
import { makeOwnStore } from '#platform/web/own-store.ts';
import { OutOfReachError, ProblemError } from '#platform/web/queries/call.ts';
import { makeOutbox, type Pending } from '#platform/web/queries/outbox.ts';
import { sendPending } from '#platform/web/queries/send-pending.ts';
import { deniedStorage, fakeStorage, fullStorage } from '#testing/web/fake-storage.ts';
import { type Check, checkOperation } from './checks.ts';

test('a mark survives a reload until the server has answered it', () => {
  const storage = fakeStorage();
  queueIn(storage).put('me', { checklist_id: 'a', done: true });

  const after = queueIn(storage);
  expect(asked(after.waiting('me'))).toEqual([['a', true]]);

  settleAll(after, 'me');
  expect(queueIn(storage).waiting('me')).toEqual([]);
  expect(storage.length).toBe(0);
});

test('only the latest mark of an item counts', () => {
  const queue = queueIn(fakeStorage());
  queue.put('me', { checklist_id: 'a', done: true });
  queue.put('me', { checklist_id: 'a', done: false });
  expect(asked(queue.waiting('me'))).toEqual([['a', false]]);
});

test('an answer to an older mark does not remove the newer mark', () => {
  const queue = queueIn(fakeStorage());
  queue.put('me', { checklist_id: 'a', done: true });
  const [older] = queue.waiting('me');
  queue.put('me', { checklist_id: 'a', done: false });
  queue.settle('me', [older as Pending<Check>]);
  expect(asked(queue.waiting('me'))).toEqual([['a', false]]);
});

test("one person's marks are not another's", () => {
  const queue = queueIn(fakeStorage());
  queue.put('me', { checklist_id: 'a', done: true });
  expect(queue.waiting('you')).toEqual([]);
  queue.put('you', { checklist_id: 'b', done: true });
  queue.keepOnly('you');
  expect([queue.waiting('me'), asked(queue.waiting('you'))]).toEqual([[], [['b', true]]]);
  queue.keepOnly(null);
  expect(queue.waiting('you')).toEqual([]);
});

test('two tabs keep each other’s marks that are not sent yet', () => {
  const storage = fakeStorage();
  const [one, two] = [queueIn(storage), queueIn(storage)];
  one.put('me', { checklist_id: 'a', done: true });
  two.put('me', { checklist_id: 'b', done: true });
  expect(asked(queueIn(storage).waiting('me'))).toEqual([
    ['a', true],
    ['b', true],
  ]);
  settleAll(two, 'me');

  one.put('me', { checklist_id: 'c', done: true });
  const [inOne] = one.waiting('me');
  two.put('me', { checklist_id: 'd', done: true });
  two.put('me', { checklist_id: 'c', done: false });
  one.settle('me', [inOne as Pending<Check>]);
  expect(asked(queueIn(storage).waiting('me'))).toEqual([
    ['d', true],
    ['c', false],
  ]);
});

test("a tab gets another tab's marks, and keeps the same list object until something changes", () => {
  const storage = fakeStorage();
  const [one, two] = [queueIn(storage), queueIn(storage)];
  let calls = 0;
  // The test reads and listens to the outbox, as a page does.
  two.waiting('me');
  two.listen(() => calls++);
  one.put('me', { checklist_id: 'a', done: true });
  two.refresh();
  const list = two.waiting('me');
  two.refresh();
  expect([calls, asked(list), two.waiting('me') === list]).toEqual([1, [['a', true]], true]);
});

test.each(['', '{', '[]', 'null', '{"user_id":"me","wishes":[{"checklist_id":1},null,"x"]}'])(
  'unreadable storage (%s) is an empty queue',
  (content) => {
    const storage = fakeStorage();
    storage.setItem('shamble.checks.v1', content);
    storage.setItem('shamble.check.v2.000.1', content);
    storage.setItem('shamble/me/waiting/check/000.1', content);
    expect(queueIn(storage).waiting('me')).toEqual([]);
  },
);

test.each([
  ['denied', deniedStorage],
  ['full', fullStorage],
])('a queue works where storage is %s', (_, find) => {
  const queue = queueIn(find);
  queue.put('me', { checklist_id: 'a', done: true });
  queue.put('me', { checklist_id: 'b', done: true });
  expect(asked(queue.waiting('me'))).toEqual([
    ['a', true],
    ['b', true],
  ]);
  settleAll(queue, 'me');
  expect(queue.waiting('me')).toEqual([]);
});

test('marks are sent once each, in order', async () => {
  const queue = filledQueue();
  const { sent, delivery } = recorder();
  await Promise.all([sendPending(queue, 'me', delivery), sendPending(queue, 'me', delivery)]);
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(queue.waiting('me')).toEqual([]);
});

test('the next person’s marks are sent while the previous person’s call still has no answer', async () => {
  const storage = fakeStorage();
  const queue = filledQueue(storage);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const before = sendPending(queue, 'me', recorder(() => answered).delivery);
  queue.keepOnly('you');
  queue.put('you', { checklist_id: 'd', done: true });
  const { sent, delivery } = recorder();
  const after = sendPending(queue, 'you', delivery);
  answer();
  await Promise.all([before, after]);
  expect(sent).toEqual(['d']);
});

test('when the server is out of reach, the other marks wait', async () => {
  const queue = filledQueue();
  const { sent, delivery } = recorder(async ({ checklist_id }) => {
    if (checklist_id === 'b') throw new OutOfReachError();
  });
  await sendPending(queue, 'me', delivery);
  expect(sent).toEqual(['a']);
  expect(queue.waiting('me').map(({ checklist_id }) => checklist_id)).toEqual(['b', 'c']);
});

test('a refused mark is given up, and the other marks are still sent', async () => {
  const queue = filledQueue();
  const { sent, refused, delivery } = recorder(async ({ checklist_id }) => {
    if (checklist_id === 'b') throw new ProblemError({ code: 'not_found', status: 404, detail: 'Gone' });
  });
  await sendPending(queue, 'me', delivery);
  expect([sent, refused]).toEqual([['a', 'c'], ['b']]);
  expect(queue.waiting('me')).toEqual([]);
});

test.each([
  ['unauthenticated', 401],
  ['too_many_requests', 429],
  ['unavailable', 503],
  ['other_person', 409],
] as const)('%s keeps the mark for later, and says why', async (code, status) => {
  const queue = filledQueue();
  const problem = new ProblemError({ code, status, detail: 'Not now' });
  const { refused, held, delivery } = recorder(async () => {
    throw problem;
  });
  await sendPending(queue, 'me', delivery);
  expect([refused, held]).toEqual([[], [problem]]);
  expect(queue.waiting('me')).toHaveLength(3);
});

test('a mark that is changed while its call is on the way is sent again', async () => {
  const queue = queueIn(fakeStorage());
  queue.put('me', { checklist_id: 'a', done: true });
  const states: boolean[] = [];
  const { delivery } = recorder(async ({ done }) => {
    states.push(done);
    if (done) queue.put('me', { checklist_id: 'a', done: false });
  });
  await sendPending(queue, 'me', delivery);
  expect(states).toEqual([true, false]);
  expect(queue.waiting('me')).toEqual([]);
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
  await Promise.all([sendPending(one, 'me', tab('one')), sendPending(two, 'me', tab('two'))]);
  expect(log).toEqual(['a from one', 'b from two', 'c from one']);
});

test('marks are delivered where the browser denies its locks', async () => {
  const denied = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request: denied } });
  const { sent, delivery } = recorder();
  await sendPending(filledQueue(), 'me', delivery);
  vi.unstubAllGlobals();
  expect(sent).toEqual(['a', 'b', 'c']);
});

function filledQueue(storage = fakeStorage()) {
  const queue = queueIn(storage);
  for (const checklist_id of ['a', 'b', 'c']) queue.put('me', { checklist_id, done: true });
  return queue;
}

function recorder(behave: (check: Check) => Promise<void> = async () => {}) {
  const sent: string[] = [];
  const refused: string[] = [];
  const held: unknown[] = [];
  const delivery = {
    send: async (checks: readonly Check[]) => {
      for (const check of checks) await behave(check);
      return {} as Progress;
    },
    onSaved: (checks: readonly Check[]) => sent.push(...checks.map(({ checklist_id }) => checklist_id)),
    onRefused: (checks: readonly Check[]) => refused.push(...checks.map(({ checklist_id }) => checklist_id)),
    onHeld: (error: unknown) => held.push(error),
  };
  return { sent, refused, held, delivery };
}

function queueIn(storage: Storage | (() => Storage)) {
  const store = makeOwnStore(makeDeviceStore(() => (typeof storage === 'function' ? storage() : storage)));
  const keepOnly = (person: string | null) => store.keepOnly(person, 'waiting');
  return { ...makeOutbox(checkOperation, store), keepOnly };
}

function asked(checks: readonly Check[]) {
  return checks.map(({ checklist_id, done }) => [checklist_id, done]);
}

function settleAll(queue: ReturnType<typeof queueIn>, person: string) {
  queue.refresh();
  queue.settle(person, queue.waiting(person));
}
