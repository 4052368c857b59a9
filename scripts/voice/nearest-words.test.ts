import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { countWords } from '#dance/content/voice/words.ts';
import type { VoiceIndex } from '#dance/rules/voice/clip.ts';
import { voiceWords } from '#dance/rules/voice/voice-words.ts';
import { translatedLanguages } from '#platform/content/languages.ts';
import { nearestWords } from './nearest-words.ts';
import { voiceIn } from './voice-of.ts';

const indexOf = (tag: string) => new URL(`../../src/dance/content/voice/${tag}.ts`, import.meta.url);
const spoken = ['en', ...translatedLanguages.map(({ tag }) => tag)].filter((tag) => existsSync(indexOf(tag)));

test.each(spoken)(
  'the committed index of the voice in %s is the one that its words give',
  async (tag) => {
    const { clips, words } = (await import(indexOf(tag).href)) as VoiceIndex;
    const { index, mp3 } = await voiceIn(tag);
    expect(index.words).toBe(words);
    expect(index.clips).toEqual(clips);
    expect(mp3.length).toBeLessThan(250 * 1024);
  },
  60_000,
);

test('each count is nearest to itself in another voice, and so are almost all words', async () => {
  const words = await nearestWords(voiceWords());
  const wrong = words.filter(({ word, nearest }) => word !== nearest);
  expect(wrong.filter(({ word }) => (countWords as readonly string[]).includes(word))).toEqual([]);
  expect(wrong.length).toBeLessThanOrEqual(0.05 * words.length);
}, 60_000);
