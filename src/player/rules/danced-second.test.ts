import { expect, test } from 'vitest';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import { lengthOf } from '#dance/rules/score/score.ts';
import { dancedSecond } from './danced-second.ts';

const score = { ...houseScore(), id: 'own' };
const length = lengthOf(score);

test('a count is danced at the same second of the dance, at whatever tempo a medium shows it', () => {
  for (const tempo of [40, 118, 220]) {
    const shown = { score, mapping: steadyMapping(length, tempo, 20) };
    expect(dancedSecond(shown, 20 + (10 * 60) / tempo)).toBeCloseTo(10 * countSeconds);
  }
});

test('before the first count the dancer shows the dance’s start, after the last count the dance’s end', () => {
  const shown = { score, mapping: steadyMapping(length, 120, 20) };
  expect([0, 19.9].map((second) => dancedSecond(shown, second))).toEqual([0, 0]);
  expect(dancedSecond(shown, 20 + length / 2 + 5)).toBe(length * countSeconds);
  expect(dancedSecond({ score, mapping: { spans: [] } }, 5)).toBe(0);
});
