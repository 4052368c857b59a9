import { expect, test } from 'vitest';
import type { StepType } from '#course/content/course.ts';
import { dayRows, isByDay, spareParts, withDayRows } from './day-videos.ts';

const step = (id: string, lesson_id: string, step_type: StepType, youtube_id: string | null = null) => ({
  id,
  lesson_id,
  step_type,
  youtube_id,
  media_file: null,
  start_time: 0,
  end_time: 30,
});
const steps = [
  step('1a', '1', 'learn'),
  step('1b', '1', 'learn', 'bbbbbbbbbbb'),
  step('1p', '1', 'practice'),
  step('1z', '1', 'zombie_check'),
  step('2a', '2', 'learn'),
  step('2p', '2', 'practice', 'ccccccccccc'),
  step('13', '13', 'rehearse'),
];

test('each lesson has a row, and so has the rehearsal', () => {
  expect(dayRows(steps).map(({ id }) => id)).toEqual(['1a', '2a', '13']);
  expect(isByDay(steps)).toBe(false);
  expect(isByDay(steps.filter(({ id }) => id !== '1b'))).toBe(true);
});

test('a day’s video is also that of its practice list and check, and its other parts have none', () => {
  const rows = dayRows(steps).map((row) =>
    row.id === '1a' ? { ...row, youtube_id: 'aaaaaaaaaaa', end_time: 0 } : row,
  );
  const next = withDayRows(steps, rows);
  expect(next.map(({ id, youtube_id, end_time }) => [id, youtube_id, end_time])).toEqual([
    ['1a', 'aaaaaaaaaaa', 0],
    ['1b', null, 30],
    ['1p', 'aaaaaaaaaaa', 0],
    ['1z', 'aaaaaaaaaaa', 0],
    ['2a', null, 30],
    ['2p', 'ccccccccccc', 30],
    ['13', null, 30],
  ]);
  expect(spareParts(next)).toBe(1);
});

test('rows that did not change leave the steps as they are', () => {
  expect(withDayRows(steps, dayRows(steps))).toEqual(steps);
  expect(spareParts(steps)).toBe(1);
});
