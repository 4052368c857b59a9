import { expect, test } from 'vitest';
import { fakeStorage } from '#testing/web/fake-storage.ts';
import { makeDeviceStore } from '../device-store.ts';
import { makeOwnStore } from '../own-store.ts';
import { makeOutbox, type Operation } from './outbox.ts';

type Write = { about: string; count: number };

function outboxOf(operation: Partial<Operation<Write, number>>, storage = fakeStorage()) {
  const read = ({ about, count }: Record<string, unknown>) =>
    typeof about === 'string' ? { about, count: Number(count) } : null;
  const store = makeOwnStore(makeDeviceStore(() => storage));
  return makeOutbox<Write, number>({ name: 'write', read, ...operation }, store);
}

const counts = (writes: readonly Write[]) => writes.map(({ count }) => count);
const same = (one: Write, other: Write) => one.about === other.about;

test.each([
  ['only the first', { merge: { same, keep: 'first' } }, [1, 3]],
  ['only the last', { merge: { same, keep: 'last' } }, [3, 2]],
  ['each', {}, [1, 3, 2]],
] as const)('of writes that are the same %s waits', (_, operation, left) => {
  const outbox = outboxOf(operation);
  outbox.put('me', { about: 'a', count: 1 });
  outbox.put('me', { about: 'b', count: 3 });
  outbox.put('me', { about: 'a', count: 2 });
  expect(counts(outbox.waiting('me'))).toEqual(left);
});

test('a call sends the writes that are due, in their order, up to its limit', () => {
  const outbox = outboxOf({ inOneCall: 2, dueIn: ({ count }) => count });
  for (const count of [0, 9, -1, 0, 5]) outbox.put('me', { about: 'a', count });
  expect([counts(outbox.next('me')), outbox.nextIn('me')]).toEqual([[0, -1], -1]);
  outbox.settle('me', outbox.next('me'));
  outbox.settle('me', outbox.next('me'));
  expect([counts(outbox.next('me')), outbox.nextIn('me'), outbox.nextIn('you')]).toEqual([
    [],
    5,
    Number.POSITIVE_INFINITY,
  ]);
});

test('a call sends no more than the server accepts at once, and at least one write', () => {
  const outbox = outboxOf({ inOneCall: 100 });
  for (let count = 0; count < 5; count += 1) outbox.put('me', { about: 'a'.repeat(20_000), count });
  expect(counts(outbox.next('me'))).toEqual([0, 1]);
  outbox.settle('me', outbox.next('me'));
  outbox.put('you', { about: 'a'.repeat(90_000), count: 7 });
  expect([counts(outbox.next('me')), counts(outbox.next('you'))]).toEqual([[2, 3], [7]]);
});

test('after the answer to a write, a change made meanwhile stays, and a removed write does not come back', () => {
  const outbox = outboxOf({ rest: (write, saved = 0) => ({ ...write, count: write.count - saved }) });
  outbox.put('me', { about: 'a', count: 5 });
  const [sent] = outbox.waiting('me');
  if (!sent) throw new Error('Nothing waits.');
  outbox.change('me', { ...sent, count: 7 });
  outbox.settle('me', [sent], 5);
  expect(counts(outbox.waiting('me'))).toEqual([2]);
  outbox.remove('me', [sent]);
  outbox.settle('me', [sent], 5);
  expect(outbox.waiting('me')).toEqual([]);
});

test('listeners are called for a write that another tab added, and until then the list stays the same', () => {
  const storage = fakeStorage();
  const [one, two] = [outboxOf({}, storage), outboxOf({}, storage)];
  const before = one.waiting('me');
  let calls = 0;
  one.listen(() => calls++);
  one.refresh();
  expect(one.waiting('me')).toBe(before);
  two.put('me', { about: 'a', count: 1 });
  one.refresh();
  expect([calls, counts(one.waiting('me'))]).toEqual([1, [1]]);
});
