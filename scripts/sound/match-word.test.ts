import { expect, test } from 'vitest';
import { wordsAsMade } from '../voice/words-as-made.ts';
import { matchWord } from './match-word.ts';

test('a word is recognised among all others, under a hum, and its vowel is found within a millisecond', async () => {
  const words = await wordsAsMade();
  const seven = words.get('seven');
  if (!seven) throw new Error("No clip of 'seven'");
  const { sampleRate, onset } = seven;
  const samples = Float32Array.from(
    { length: 2 * sampleRate },
    (_, i) => 0.1 * Math.sin(i / 30) + 0.4 * (seven.samples[i - sampleRate] ?? 0),
  );
  const due = 1 + onset / sampleRate;
  const match = matchWord({ samples, sampleRate }, words, due + 0.05);
  expect(match.word).toBe('seven');
  expect(Math.abs(match.at - due)).toBeLessThan(0.001);
}, 60_000);
