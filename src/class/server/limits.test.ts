import { expect, test } from 'vitest';
import { AppError } from '#platform/server/http/app-error.ts';
import { fewAtOnce } from './limits.ts';

/** Makes pieces of work that end when the test says so. */
function makePieces() {
  const begun: PromiseWithResolvers<string>[] = [];
  const act = () => {
    const piece = Promise.withResolvers<string>();
    begun.push(piece);
    return piece.promise;
  };
  return { begun, act };
}

test('two pieces of work run, one waits, and the next is refused', async () => {
  const { begun, act } = makePieces();
  const inTurn = fewAtOnce(2, 1);
  const three = [inTurn(act), inTurn(act), inTurn(act)];
  await expect(inTurn(act)).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
  expect(begun).toHaveLength(2);
  begun[1]?.resolve('second');
  await three[1];
  await expect.poll(() => begun.length).toBe(3);
  begun[0]?.resolve('first');
  begun[2]?.resolve('third');
  expect(await Promise.all(three)).toEqual(['first', 'second', 'third']);
  const again = inTurn(act);
  begun[3]?.resolve('later');
  expect(await again).toBe('later');
});

test('a failed piece of work makes room for another; when one can’t reach the database, the waiting pieces fail too', async () => {
  const { begun, act } = makePieces();
  const inTurn = fewAtOnce(1, 9);
  const ends = [inTurn(act), inTurn(act), inTurn(act)].map((each) => each.catch(({ code }) => code));
  begun[0]?.reject(new AppError('not_found'));
  await expect.poll(() => begun.length).toBe(2);
  begun[1]?.reject(new AppError('unavailable'));
  expect(await Promise.all(ends)).toEqual(['not_found', 'unavailable', 'unavailable']);
  const again = inTurn(act);
  begun[2]?.resolve('back');
  expect(await again).toBe('back');
});
