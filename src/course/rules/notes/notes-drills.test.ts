import { expect, test } from 'vitest';
import { houseDays } from '#course/rules/lesson-dance.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { houseDrill } from '#player/rules/testing/house-records.ts';
import { notesDrills } from './notes-drills.ts';

/** A step of the house course that dances these counts. */
const stepOf = (start: number, end: number) => ({
  score: houseScore(),
  counts: { start, end },
  days: houseDays(),
});
const day2 = stepOf(64, 128);

test('days are danced in one go, and watched', () => {
  expect(notesDrills({ days: [1, 4] }, day2)).toEqual([
    houseDrill({ start: 0, end: 256 }, { counts_as: 'watched' }),
  ]);
  expect(notesDrills({ days: [9, 11] }, day2)).toMatchObject([{ counts: { start: 512, end: 704 } }]);
});

test('eights are those of the step, twice and slowly', () => {
  expect(notesDrills({ eights: [3, 4] }, stepOf(96, 128))).toEqual([
    houseDrill({ start: 112, end: 128 }, { rate: 0.5, times: 2 }),
  ]);
});

test('a join leads into the step, out of what is danced before it', () => {
  expect(notesDrills({ join: true }, day2)).toEqual([houseDrill({ start: 56, end: 72 }, { times: 2 })]);
});

test('where nothing comes before, where a step is too short, and for text there is nothing to dance', () => {
  expect(notesDrills({ join: true }, stepOf(0, 64))).toEqual([]);
  expect(notesDrills({ eights: [4, 5] }, stepOf(96, 128))).toEqual([]);
  expect(notesDrills({ html: '<p>a</p>' }, day2)).toEqual([]);
});
