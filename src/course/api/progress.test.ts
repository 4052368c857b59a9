import { expect, test } from 'vitest';
import { defaultCourse } from '#course/content/default-course.ts';
import { learnerProgress, nothingYet } from '#course/rules/learner-progress.ts';
import { danceProgress } from '#course/rules/plan/dance-progress.ts';
import { lessonPhrases } from '#course/rules/plan/lesson-phrases.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { houseRecord } from '#player/rules/testing/house-records.ts';
import { progress, progressOperations } from './progress.ts';

const lessons = defaultCourse.map(({ steps: _, ...lesson }) => lesson);

test.each([0, 1, 4, 12, 13])(
  'the contract accepts the progress of a learner with %i lessons, unchanged',
  (count) => {
    const answer = learnerProgress({
      ...nothingYet,
      lessons,
      completed: lessons
        .slice(0, count)
        .map(({ id }) => ({ lesson_id: id, completed_at: '2027-01-02T03:04:05.678Z' })),
      touched_lesson_ids: lessons.slice(0, count + 1).map(({ id }) => id),
      rehearsals: count > 12 ? 1 : 0,
      trophies: count >= 4 ? [{ part: 'part1', unlocked_at: '2027-01-02T03:04:05.678Z' }] : [],
      current_streak: count,
      checked: ['1-practice-1'],
    });
    const dance = danceProgress({
      lessons: defaultCourse.slice(0, 12).map(({ order_num, steps }) => ({
        order_num,
        phrases: lessonPhrases({ steps }),
        completed_at: null,
      })),
      completed: new Set(lessons.slice(0, count).map(({ order_num }) => order_num)),
      score: houseScore(),
      rehearses: true,
      records: [houseRecord(3, { clean_rate: 1, practised_at: '2027-01-02T03:04:05.678Z' })],
      choices: { minutes_per_day: null, rest_days: [] },
      practice: { current_streak: 0, last_day: null },
      eventAt: Date.parse('2027-01-12T22:00:00Z'),
      now: Date.parse('2027-01-02T12:00:00Z'),
      zone: 'UTC',
    });
    expect(progress.parse({ ...answer, dance })).toEqual({ ...answer, dance });
  },
);

const common = { key: 'k', rate: 1, answer: 'played', danced_at: 0 };
const part = { phrase: 'a', counts: 16, from: 0, to: 16 };
const isTaken = (repetition: object) =>
  progressOperations.recordRepetitions.body.safeParse({ sent_at: 0, repetitions: [repetition] }).success;

test.each<[string, object]>([
  ['parts of the phrases of a score', { score: 'own', parts: [part, { ...part, phrase: 'b', to: 2.5 }] }],
  ['seconds of the house routine, as pages of before scores tell them', { start: 0, end: 360 }],
])('a repetition is accepted in %s', (_, where) => {
  expect(isTaken({ ...common, ...where })).toBe(true);
});

test.each<[string, object]>([
  ['without a part', { score: 'own', parts: [] }],
  ['without a score', { parts: [part] }],
  ['of nothing', {}],
  ['of both forms', { score: 'own', parts: [part], start: 0, end: 15 }],
  ['that goes beyond its phrase', { score: 'own', parts: [{ ...part, to: 17 }] }],
  ['that ends before it starts', { score: 'own', parts: [{ ...part, from: 8, to: 4 }] }],
  ['of a phrase without counts', { score: 'own', parts: [{ ...part, counts: 0, to: 0 }] }],
  ['of a phrase that is longer than any', { score: 'own', parts: [{ ...part, counts: 1000 }] }],
  ['beyond the house routine', { start: 350, end: 361 }],
  ['backwards in the house routine', { start: 30, end: 15 }],
])('a repetition %s is refused', (_, where) => {
  expect(isTaken({ ...common, ...where })).toBe(false);
});
