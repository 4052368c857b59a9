import { expect, test } from 'vitest';
import { AppError } from '#platform/server/http/app-error.ts';
import { makeTurnQueue } from './turn-queue.ts';

test('turns of one learner run one after the other, also after a refused one; those of two side by side', async () => {
  const inTurn = makeTurnQueue();
  const log: string[] = [];
  const turn =
    (name: string, refuse = false) =>
    async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      log.push(`${name} ends`);
      if (refuse) throw new AppError('locked');
    };
  const turns = [
    inTurn('ann', turn('a1', true)),
    inTurn('ann', turn('a2')),
    inTurn('ann', turn('a3')),
    inTurn('bob', turn('b1')),
  ];
  expect((await Promise.allSettled(turns)).map(({ status }) => status)).toEqual([
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

test('a turn that waits behind one that found no database does not wait for it again', async () => {
  const inTurn = makeTurnQueue();
  let tried = 0;
  const turn = async () => {
    tried += 1;
    await new Promise((resolve) => setImmediate(resolve));
    throw new Error('Query read timeout');
  };
  const turns = Array.from({ length: 5 }, () => inTurn('ann', turn));
  expect((await Promise.allSettled(turns)).every(({ status }) => status === 'rejected')).toBe(true);
  expect(tried).toBe(1);
  await expect(inTurn('ann', async () => 'back')).resolves.toBe('back');
});
