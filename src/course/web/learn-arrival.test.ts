import { expect, test } from 'vitest';
import { lessonRowId, readLearnArrival } from './learn-arrival.ts';

test('an arrival keeps its trophies, its place to scroll to and whether a lesson was marked complete', () => {
  const state = { trophies: ['part4', 'final'], scrollTo: 'lesson-13', marked: true };
  expect(readLearnArrival(state)).toEqual(state);
});

test.each([
  null,
  undefined,
  'part1',
  {},
  { trophies: [] },
  { trophies: ['part9'] },
  { trophies: 'part1' },
  { scrollTo: 5 },
  { marked: true },
])('%o is no arrival', (state) => {
  expect(readLearnArrival(state)).toBeNull();
});

// §4.arrival-trophies-first-then-scroll
test('an unknown trophy is left out', () => {
  expect(readLearnArrival({ trophies: ['part1', 'gold', 'toString'] })).toEqual({ trophies: ['part1'] });
});

test('the rehearsal card has the id of lesson 13', () => {
  expect(lessonRowId(13)).toBe('lesson-13');
});
