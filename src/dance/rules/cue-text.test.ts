import { expect, test } from 'vitest';
import { cueDefaults } from '#dance/content/cues.ts';
import { countWords, encouragements, sectionCalls } from '#dance/content/voice/words.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { allCounts, cuesIn } from '#dance/rules/score/score.ts';
import { cueText, saysTheSame } from './cue-text.ts';

const cues = [...new Set(cuesIn(houseScore(), allCounts(houseScore())).map(({ cue }) => cue))];

test('every word called in the dance, also when the other side leads, has its own text', () => {
  expect(Object.values(cueDefaults).toSorted()).toEqual(cues.toSorted());
});

test('counts, names of sections and encouragements are not among the called words with a text of their own', () => {
  for (const word of [...countWords, ...encouragements, ...Object.values(sectionCalls)])
    expect(cues).not.toContain(word);
});

test('an edited word is called instead of the routine’s; all others are called as written', () => {
  const read = (key: string) => (key === 'cue_drag' ? 'haul' : '');
  expect(cueText(read, 'drag')).toBe('haul');
  expect(cueText(read, 'step')).toBe('step');
});

test('a word that is the name of its move says the same as the name', () => {
  expect(saysTheSame('march forward', 'March forward ')).toBe(true);
  expect(saysTheSame('march', 'March forward')).toBe(false);
  expect(saysTheSame('', '')).toBe(false);
});
