import { expect, test } from 'vitest';
import { fineRate, isListedRate, neighbourRate, offeredRates, playableRate } from './speed.ts';

// §5.stored-1-25-1-5
test.each([
  [1, [1, 0.75, 0.5, 0.25]],
  [1.5, [1.5, 1, 0.75, 0.5, 0.25]],
  [0.85, [1, 0.85, 0.75, 0.5, 0.25]],
])('at the speed %s the speeds %o are offered', (current, offered) => {
  expect(offeredRates(current)).toEqual(offered);
});

test.each([
  [1, -1, 0.95],
  [0.75, 1, 0.8],
  [0.25, -1, 0.25],
  [2, 1, 2],
  [0.3, -40, 0.25],
])('from the speed %s, %s fine steps lead to %s', (rate, steps, answer) => {
  expect(fineRate(rate, steps)).toBe(answer);
});

test.each<[number, 1 | -1, number]>([
  [1, -1, 0.75],
  [0.25, -1, 0.25],
  [0.85, 1, 1],
  [0.85, -1, 0.75],
  [2, 1, 2],
  [2, -1, 1],
])('from the speed %s, one step in direction %s leads to %s', (rate, direction, answer) => {
  expect(neighbourRate(rate, direction)).toBe(answer);
});

test('a medium with a list of rates plays the nearest one', () => {
  expect(playableRate(0.85, [0.5, 0.75, 1])).toBe(0.75);
  expect(playableRate(0.85, 'any')).toBe(0.85);
  expect(playableRate(0.85, [])).toBe(0.85);
});

test.each([0, 0.3, 3, Number.NaN, '1', null])('%s is not a rate that a device keeps', (value) => {
  expect(isListedRate(value)).toBe(false);
});
