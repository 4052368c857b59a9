import { expect, test } from 'vitest';
import { defaultCourse } from '#course/content/default-course.ts';
import { lessonPhrases } from './lesson-phrases.ts';

const day2 = defaultCourse[1]?.steps ?? [];
const changed = (changes: object) => day2.map((step) => ({ ...step, ...changes }));

test('the default course teaches two phrases a day, 24 in all', () => {
  const taught = defaultCourse.slice(0, 12).map(lessonPhrases);
  expect(taught[1]).toEqual([3, 4]);
  expect(taught.flat()).toEqual(Array.from({ length: 24 }, (_, index) => index + 1));
});

test.each([
  ['on YouTube', { youtube_id: 'aaaaaaaaaaa' }],
  ['in a file of the operator', { media_file: 'dance.mp4' }],
  ['without a part of the routine', { dance_start: null, dance_end: null }],
  ['whose part has no end', { dance_end: null }],
  ['whose part has no beginning', { dance_start: null }],
  ['cut so that no phrase is whole', { dance_start: 31, dance_end: 44 }],
])('a lesson %s teaches no phrases', (_name, changes) => {
  expect(lessonPhrases({ steps: changed(changes) })).toEqual([]);
});

test('the practice step decides which phrases a lesson teaches: its other steps may show more or less', () => {
  const wider = day2.map((step) => (step.step_type === 'practice' ? step : { ...step, dance_end: 240 }));
  expect(lessonPhrases({ steps: wider })).toEqual([3, 4]);
});

test('a lesson with one step that the house dancer does not dance teaches no phrases of the house routine', () => {
  const mixed = day2.map((step, index) => (index === 0 ? { ...step, youtube_id: 'aaaaaaaaaaa' } : step));
  expect(lessonPhrases({ steps: mixed })).toEqual([]);
  expect(lessonPhrases({ steps: [] })).toEqual([]);
});
