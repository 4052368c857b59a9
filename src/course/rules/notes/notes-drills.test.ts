import { expect, test } from 'vitest';
import { notesDrills } from './notes-drills.ts';

const day2 = { start: 30, end: 60 };

test('days are danced in one go, and watched', () => {
  expect(notesDrills({ days: [1, 4] }, day2)).toEqual([
    { range: { start: 0, end: 120 }, rate: 1, times: 1, counts_as: 'watched' },
  ]);
  expect(notesDrills({ days: [9, 11] }, day2)).toMatchObject([{ range: { start: 240, end: 330 } }]);
});

test('eights are those of the step, twice and slowly', () => {
  expect(notesDrills({ eights: [3, 4] }, { start: 45, end: 60 })).toEqual([
    { range: { start: 52.5, end: 60 }, rate: 0.5, times: 2, counts_as: 'played' },
  ]);
});

test('a join leads into the step, out of what is danced before it', () => {
  expect(notesDrills({ join: true }, day2)).toEqual([
    { range: { start: 26.25, end: 33.75 }, rate: 1, times: 2, counts_as: 'played' },
  ]);
});

test('where nothing comes before, where a step is too short, and for text there is nothing to dance', () => {
  expect(notesDrills({ join: true }, { start: 0, end: 30 })).toEqual([]);
  expect(notesDrills({ eights: [4, 5] }, { start: 45, end: 60 })).toEqual([]);
  expect(notesDrills({ html: '<p>a</p>' }, day2)).toEqual([]);
});
