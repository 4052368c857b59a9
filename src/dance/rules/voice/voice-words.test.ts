import { expect, test } from 'vitest';
import { clips, words } from '#dance/content/voice/en.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { readSheet } from '#dance/rules/score/read-sheet.ts';
import { unspokenCues, voiceWords, wordsHash } from './voice-words.ts';

const advice = 'run `npm run voice`';

test('every word that is called, counted or announced has a clip, and no clip is of a word that is gone', () => {
  const wanted = voiceWords();
  expect(
    wanted.filter((word) => !(word in clips)),
    `without a clip: ${advice}`,
  ).toEqual([]);
  expect(
    Object.keys(clips).filter((word) => !wanted.includes(word)),
    `without a word: ${advice}`,
  ).toEqual([]);
  expect(wordsHash(wanted), advice).toBe(words);
});

test('a clip begins before its vowel and ends after it, and none overlaps the next', () => {
  let end = 0;
  for (const clip of Object.values(clips)) {
    expect(clip.start).toBeGreaterThanOrEqual(end);
    expect(clip.onset).toBeGreaterThanOrEqual(clip.start);
    expect(clip.end - clip.onset).toBeGreaterThan(60);
    end = clip.end;
  }
});

test('the voice has a clip of every word of the house routine', () => {
  expect(unspokenCues(houseScore())).toEqual([]);
});

test('words without a clip are listed once, in the order of the dance; a cue of several known words is known', () => {
  const { score } = readSheet(
    '118 bpm\n# A\n8 / 1 wobble 3 stomp 5 step drag\n8 / 1 gargle 3 wobble 5 STOMP',
  );
  expect(unspokenCues(score)).toEqual(['wobble', 'gargle']);
});
