import { expect, test } from 'vitest';
import { AppError } from '../http/app-error.ts';
import { makeLearnerMemory } from './learner-memory.ts';
import type { LearnerState } from './learner-state.ts';

const state: LearnerState = {
  current_streak: 0,
  last_practice_day: null,
  practice_zone: null,
  time_zone: null,
  lessons: [],
  marks: [],
  trophies: [],
};

test('who was kept longest ago is forgotten first', () => {
  const memory = makeLearnerMemory(2);
  for (const version of ['1', '2']) memory.keep('ann', { version, state });
  memory.keep('bob', { version: '1', state });
  memory.keep('ann', { version: '3', state });
  memory.keep('eve', { version: '1', state });
  expect(['ann', 'bob', 'eve'].map((id) => memory.recall(id)?.version)).toEqual(['3', undefined, '1']);
  memory.forget('ann');
  expect(memory.recall('ann')).toBeUndefined();
});

test('turns of one learner run one after the other, also after a refused one; those of two side by side', async () => {
  const { inTurn } = makeLearnerMemory();
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

test('who waits behind a turn that found no database is not made to wait for it again', async () => {
  const { inTurn } = makeLearnerMemory();
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
