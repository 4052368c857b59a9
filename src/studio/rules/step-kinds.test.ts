import { expect, test } from 'vitest';
import type { StepType } from '#course/content/course.ts';
import { canAddStep, canRemoveStep, placeOf } from './step-kinds.ts';

const day: StepType[] = ['learn', 'learn', 'practice', 'zombie_check'];

test.each<[number, StepType[], StepType, boolean]>([
  [3, day, 'learn', true],
  [3, day, 'practice', false],
  [3, ['learn'], 'practice', true],
  [3, ['learn'], 'zombie_check', true],
  [3, day, 'rehearse', false],
  [13, ['rehearse'], 'rehearse', false],
  [13, [], 'rehearse', true],
  [13, [], 'learn', false],
])('lesson %d with %j can take a %s: %s', (order_num, present, kind, expected) => {
  expect(canAddStep(order_num, present, kind)).toBe(expected);
});

test.each<[StepType, boolean]>([
  ['learn', true],
  ['practice', false],
  ['zombie_check', false],
])('of two learn parts, a practice and a zombie check, the %s can be removed: %s', (kind, expected) => {
  expect(canRemoveStep(day, kind)).toBe(expected);
});

test.each<[StepType[], StepType, number]>([
  [day, 'learn', 2],
  [['learn', 'zombie_check'], 'practice', 1],
  [['learn', 'practice'], 'zombie_check', 2],
  [[], 'learn', 0],
])('in %j a new %s goes to place %d', (present, kind, place) => {
  expect(placeOf(3, present, kind)).toBe(place);
});
