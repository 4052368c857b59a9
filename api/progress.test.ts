import { expect, test } from 'vitest';
import { defaultCourse } from '#content/course/default-course.ts';
import { learnerProgress } from '#rules/course/learner-progress.ts';
import { progress } from './progress.ts';

const lessons = defaultCourse.map(({ steps: _, ...lesson }) => lesson);

test.each([0, 1, 4, 12, 13])(
  'the contract accepts the progress of a learner with %i lessons, unchanged',
  (count) => {
    const answer = learnerProgress({
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
    expect(progress.parse(answer)).toEqual(answer);
  },
);
