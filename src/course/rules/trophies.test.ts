import { expect, test } from 'vitest';
import type { TrophyPart } from '#course/content/trophies.ts';
import { lockedSection, missingTrophies, nextTrophy, unlockedTrophies } from './trophies.ts';

const upTo = (last: number) => new Set(Array.from({ length: last }, (_, index) => index + 1));

// §4.trophy-display-per-part-final
test.each<[number, boolean, TrophyPart[]]>([
  [0, false, []],
  [3, false, []],
  [4, false, ['part1']],
  [4, true, ['part1']],
  [7, false, ['part1']],
  [8, false, ['part1', 'part2']],
  [9, true, ['part1', 'part2']],
  [10, false, ['part1', 'part2', 'part3']],
  [11, true, ['part1', 'part2', 'part3']],
  [12, false, ['part1', 'part2', 'part3', 'part4']],
  [12, true, ['part1', 'part2', 'part3', 'part4', 'final']],
])('after %i lessons with rehearsal %s the trophies are %j', (lessons, rehearsed, expected) => {
  expect(unlockedTrophies({ completed: upTo(lessons), rehearsals: Number(rehearsed) })).toEqual(expected);
});

// §9.parts-1-4-5-8
test('each trophy needs only the lessons of its own part', () => {
  expect(unlockedTrophies({ completed: new Set([9, 10]), rehearsals: 0 })).toEqual(['part3']);
});

test.each([4, 8, 10, 12])('without lesson %i the final trophy stays locked', (missing) => {
  const completed = upTo(12);
  completed.delete(missing);
  expect(unlockedTrophies({ completed, rehearsals: 1 })).not.toContain('final');
});

// §4.lessons-4-8-10-12
test('a trophy is created once, and a trophy that could not be created earlier is created later', () => {
  const done = { completed: upTo(10), rehearsals: 0 };
  expect(missingTrophies({ ...done, owned: [] })).toEqual(['part1', 'part2', 'part3']);
  expect(missingTrophies({ ...done, owned: ['part1', 'part3'] })).toEqual(['part2']);
  expect(missingTrophies({ ...done, owned: ['part1', 'part2', 'part3'] })).toEqual([]);
});

test('an early rehearsal brings part4 and the final trophy together with lesson 12', () => {
  expect(
    missingTrophies({
      completed: upTo(12),
      rehearsals: 1,
      owned: ['part1', 'part2', 'part3'],
    }),
  ).toEqual(['part4', 'final']);
});

// §4.trophy-display-per-part-final
test.each<[TrophyPart[], TrophyPart | null]>([
  [[], 'part1'],
  [['part1'], 'part2'],
  [['part2'], 'part1'],
  [['part1', 'part2', 'part3', 'part4'], 'final'],
  [['final', 'part4', 'part3', 'part2', 'part1'], null],
])('with %j the next trophy is %s', (unlocked, next) => {
  expect(nextTrophy(unlocked)).toBe(next);
});

test.each<[TrophyPart, number]>([
  ['part1', 1],
  ['part2', 2],
  ['part3', 3],
  ['part4', 4],
  ['final', 5],
])('the locked text of %s names section %i', (part, section) => {
  expect(lockedSection(part)).toBe(section);
});
