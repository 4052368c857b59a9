import { expect, test } from 'vitest';
import { type MoveName, moves } from './moves.ts';
import { countSeconds, phraseSeconds, routine, routineDuration } from './routine.ts';

const called = routine.phrases.map((phrase) => phrase.moves.map((call) => call.replace('~', '')));

// §1.routine-lasts-6-minutes
test('the routine is 24 phrases of 15 seconds, 6 minutes exactly', () => {
  expect([routine.phrases.length, phraseSeconds, countSeconds * 32, routineDuration]).toEqual([
    24, 15, 15, 360,
  ]);
});

test('there are at least 24 moves, and every one of them is danced', () => {
  const names = Object.keys(moves);
  expect(names.length).toBeGreaterThanOrEqual(24);
  expect(names.filter((name) => !called.flat().includes(name))).toEqual([]);
});

test('the routine rises from the ground and ends in a held pose', () => {
  expect(called[0]?.[0]).toBe('crypt');
  expect(called.at(-1)?.slice(-2)).toEqual(['scare', 'hold']);
});

test('two neighbouring phrases never have the same moves', () => {
  const same = called.filter((phrase, index) => phrase.join() === called[index - 1]?.join());
  expect(same).toEqual([]);
});

test('no two phrases have the same title', () => {
  expect(new Set(routine.phrases.map(({ title }) => title)).size).toBe(24);
});

test.each(Object.entries(moves))('%s has a title, a hint and a word on its first count', (_name, move) => {
  expect([move.title, move.hint, move.keys[0]?.say].every(Boolean)).toBe(true);
  expect(move.keys[0]?.on).toBe(1);
});

test.each<[encore: MoveName, first: MoveName]>([
  ['biggest_roar', 'hip_and_roar'],
  ['biggest_ha', 'shuffle_ha'],
  ['lowest_slide', 'slide'],
  ['guitar_solo', 'air_guitar'],
])('%s has the counts and words of %s', (encore, first) => {
  const words = (name: MoveName) =>
    moves[name].keys.filter(({ say }) => say).map(({ on, say }) => `${on} ${say}`);
  expect(words(encore)).toEqual(words(first));
  expect(moves[encore].counts).toBe(moves[first].counts);
});
