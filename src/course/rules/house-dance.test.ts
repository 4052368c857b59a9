import { expect, test } from 'vitest';
import { defaultCourse } from '#course/content/default-course.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { isDanced, isHouseCourse } from './house-dance.ts';

const step = { youtube_id: null, media_file: null, dance_start: 30, dance_end: 60 };

test('every step of the built-in course is danced by the house dancer', () => {
  const steps = defaultCourse.flatMap((lesson) => lesson.steps);
  expect(steps.length).toBeGreaterThan(12);
  expect(steps.filter((each) => !isDanced(each))).toEqual([]);
});

test.each([
  ['with a video', { youtube_id: 'aaaaaaaaaaa' }],
  ['with an id that is none', { youtube_id: 'short' }],
  ['with a film', { media_file: 'dance.mp4' }],
  ['without a stretch of the routine', { dance_start: null, dance_end: null }],
  ['whose stretch has no end', { dance_end: null }],
  ['whose stretch has no beginning', { dance_start: null }],
  ['whose stretch ends before it starts', { dance_start: 60, dance_end: 30 }],
])('a step %s is not danced by the house dancer', (_, changes) => {
  expect(isDanced({ ...step, ...changes })).toBe(false);
});

test('a field of commas and spaces names no video', () => {
  expect(isDanced({ ...step, youtube_id: ' , ' })).toBe(true);
});

test('the built-in course teaches the house routine; a course whose rehearsal is a video, a film or a score does not', () => {
  expect(isHouseCourse(defaultCourse)).toBe(true);
  expect(isHouseCourse([])).toBe(false);
  const otherwise = (change: (lesson: (typeof defaultCourse)[number]) => object) =>
    isHouseCourse(
      defaultCourse.map((lesson) => (lesson.order_num === 13 ? { ...lesson, ...change(lesson) } : lesson)),
    );
  const steps = (changes: object) => (lesson: (typeof defaultCourse)[number]) => ({
    steps: lesson.steps.map((each) => ({ ...each, ...changes })),
  });
  expect(otherwise(steps({ youtube_id: 'aaaaaaaaaaa' }))).toBe(false);
  expect(otherwise(steps({ media_file: 'dance.mp4' }))).toBe(false);
  const score = { ...houseScore(), id: 'own' };
  expect(otherwise(() => ({ dance: { score, phrases: [], days: [], mappings: {} } }))).toBe(false);
  expect(otherwise(() => ({ dance: { phrases: [], days: [], mappings: {} } }))).toBe(true);
});
