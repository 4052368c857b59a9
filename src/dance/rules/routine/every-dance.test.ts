import { expect, test } from 'vitest';
import { exercises } from '#dance/content/routine/exercises.ts';
import { routine } from '#dance/content/routine/routine.ts';
import { checkRoutine } from './check-routine.ts';

test('the house routine has no fault', () => {
  expect(checkRoutine(routine)).toEqual([]);
});

test('warm-up and cool-down can be danced: in balance, in reach, never through the floor', () => {
  expect(checkRoutine(exercises)).toEqual([]);
});
