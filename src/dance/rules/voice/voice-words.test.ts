import { expect, test } from 'vitest';
import { clips, words } from '#dance/content/voice/en.ts';
import { voiceWords, wordsHash } from './voice-words.ts';

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
