import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { readSheet } from '#dance/rules/score/read-sheet.ts';
import { unspokenCues } from './unspoken-cues.ts';

test('the voice has a clip of every word of the house routine', () => {
  expect(unspokenCues(houseScore())).toEqual([]);
});

test('words without a clip are listed once, in the order of the dance; a phrase of known words is known', () => {
  const { score } = readSheet(
    '118 bpm\n# A\n8 / 1 wobble 3 stomp 5 step drag\n8 / 1 gargle 3 wobble 5 STOMP',
  );
  expect(unspokenCues(score)).toEqual(['wobble', 'gargle']);
});
