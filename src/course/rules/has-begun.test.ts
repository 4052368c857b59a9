import { expect, test } from 'vitest';
import { hasBegun } from './has-begun.ts';
import { learnerProgress, nothingYet } from './learner-progress.ts';

test.each([
  ['came', {}, false],
  ['practised', { current_streak: 1 }, true],
  ['ticked something off', { checked: ['1'] }, true],
  ['opened a lesson', { touched_lesson_ids: ['1'] }, true],
  ['completed a lesson', { completed: [{ lesson_id: '1', completed_at: null }] }, true],
  ['has a trophy of long ago', { trophies: [{ part: 'part1', unlocked_at: null }] }, true],
] as const)('who only %s has begun: %s', (_, rows, begun) => {
  const lessons = [{ id: '1', order_num: 1, lesson_number: 1, title: 'First' }];
  expect(hasBegun(learnerProgress({ ...nothingYet, lessons, ...rows }))).toBe(begun);
});
