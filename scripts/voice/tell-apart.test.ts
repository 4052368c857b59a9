import { expect, test } from 'vitest';
import { clips, words } from '#content/voice/en.ts';
import { countWords } from '#content/voice/words.ts';
import { voiceWords } from '#rules/voice/voice-words.ts';
import { makeVoice } from './make-voice.ts';
import { tellApart } from './tell-apart.ts';

test('the committed index is what the words make', async () => {
  const { index, mp3 } = await makeVoice(voiceWords());
  expect(index.words).toBe(words);
  expect(index.clips).toEqual(clips);
  expect(mp3.length).toBeLessThan(250 * 1024);
}, 60_000);

test('each count is nearest to itself in another voice, and so are almost all words', async () => {
  const heard = await tellApart(voiceWords());
  const wrong = heard.filter(({ word, nearest }) => word !== nearest);
  expect(wrong.filter(({ word }) => (countWords as readonly string[]).includes(word))).toEqual([]);
  expect(wrong.length).toBeLessThanOrEqual(0.05 * heard.length);
}, 60_000);
