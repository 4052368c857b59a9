import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { allCounts, cuesIn } from '#dance/rules/score/score.ts';
import { accents } from './accents.ts';

const phrases = Array.from({ length: 24 }, (_, index) => index * 32);

const voices: Record<string, string[]> = {
  roar: ['thunder', 'boom'],
  howl: ['howl'],
  stomp: ['boom'],
  ha: ['clap', 'organ', 'organ', 'organ'],
  boo: ['thunder', 'boom', 'crash'],
  jump: ['boom'],
};

test.each([
  ['roar', 166],
  ['howl', 221],
  ['stomp', 176],
  ['ha', 130],
  ['boo', 748],
  ['jump', 119],
])('the %s that is called on beat %i is heard on it', (called, beat) => {
  const heard = accents(beat - (beat % 32)).filter((note) => note.beat === beat);
  expect(heard.map(({ voice }) => voice)).toEqual(voices[called]);
});

test('a howl is answered half a count later, a fifth higher', () => {
  const [howl, answer] = accents(192).filter(({ voice }) => voice === 'howl');
  expect(answer?.beat).toBe((howl?.beat ?? 0) + 0.5);
  expect(answer?.pitch).toBe((howl?.pitch ?? 0) + 7);
});

test('what is called is heard once in all, in its own phrase, and nothing else is', () => {
  const called = cuesIn(houseScore(), allCounts(houseScore())).flatMap(({ cue }) => [
    ...(voices[cue] ?? []),
    ...(cue === 'howl' ? ['howl'] : []),
  ]);
  expect(phrases.flatMap((start) => accents(start))).toHaveLength(called.length);
  for (const start of phrases)
    for (const { beat } of accents(start)) {
      expect(beat).toBeGreaterThanOrEqual(start);
      expect(beat).toBeLessThan(start + 32);
    }
});
