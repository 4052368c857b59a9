import { expect, test } from 'vitest';
import { clips as german } from '#dance/content/voice/de.ts';
import { clips } from '#dance/content/voice/en.ts';
import { clipsFor, spanOfClips, unspokenWords } from './clips-for.ts';

test.each([
  ['step', [clips.step]],
  ['Step!', [clips.step]],
  ['step, drag', [clips.step, clips.drag]],
  ['keep going', [clips['keep going']]],
  ['knee up', [clips.knee, clips.up]],
])('the voice has clips for %s', (text, said) => {
  expect(clipsFor(text, clips)).toEqual(said);
  expect(unspokenWords(text, clips)).toEqual([]);
});

test.each([
  ['Knie, Schritt', [german.Knie, german.Schritt]],
  ['schritt!', [german.Schritt]],
  ['Zieh', [german.zieh]],
])('%s is said in German, whose nouns are capitalised', (text, said) => {
  expect(clipsFor(text, german)).toEqual(said);
  expect(unspokenWords(text, german)).toEqual([]);
});

test.each([
  ['moonwalk', ['moonwalk']],
  ['step, hop and skip', ['hop', 'skip']],
  ['constructor', ['constructor']],
  ['¿?', []],
])('%j cannot be spoken: the voice does not know %j', (text, unknown) => {
  expect(clipsFor(text, clips)).toBeNull();
  expect(unspokenWords(text, clips)).toEqual(unknown);
});

test('two words in a row take the time of both, with the first one’s vowel on the beat', () => {
  const { start, onset, end } = clips.step;
  const { lead, tail } = spanOfClips(clipsFor('step drag', clips) ?? []);
  expect(lead).toBeCloseTo((onset - start) / 1000);
  expect(tail).toBeCloseTo((end - onset + clips.drag.end - clips.drag.start) / 1000);
});
