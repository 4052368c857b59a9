import { expect, test } from 'vitest';
import { AppError } from '#platform/server/http/app-error.ts';
import { makeTransactionQueue } from './transaction-queue.ts';

test('transactions of one learner run one after the other, even if one is refused; those of two learners run side by side', async () => {
  const inOrder = makeTransactionQueue();
  const log: string[] = [];
  const transaction =
    (name: string, refuse = false) =>
    async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
      if (refuse) throw new AppError('locked');
    };
  const transactions = [
    inOrder('ann', transaction('a1', true)),
    inOrder('ann', transaction('a2')),
    inOrder('ann', transaction('a3')),
    inOrder('bob', transaction('b1')),
  ];
  expect((await Promise.allSettled(transactions)).map(({ status }) => status)).toEqual([
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(log.filter((line) => line.startsWith('a'))).toEqual(
    ['a1', 'a2', 'a3'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  );
  expect(log.indexOf('b1 begins')).toBeLessThan(log.indexOf('a1 ends'));
});

test('when a transaction finds no database, the transaction behind it fails without waiting for the database itself', async () => {
  const inOrder = makeTransactionQueue();
  let tried = 0;
  const transaction = async () => {
    tried += 1;
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('Query read timeout');
  };
  const transactions = Array.from({ length: 5 }, () => inOrder('ann', transaction));
  expect((await Promise.allSettled(transactions)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(tried).toBe(1);
  await expect(inOrder('ann', async () => 'back')).resolves.toBe('back');
});
