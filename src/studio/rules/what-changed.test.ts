import { expect, test } from 'vitest';
import type { CourseLesson } from '#course/content/course.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import { emptyPlan, type LetGo, letGoPlan } from './let-go.ts';
import { whatChanged, whyNothing } from './what-changed.ts';

const lessons = structuredClone(defaultCourse) as CourseLesson[];
const shown = lessons.map((lesson) =>
  [1, 2, 3].includes(lesson.order_num)
    ? {
        ...lesson,
        steps: lesson.steps.map((step, place) =>
          place === 1 ? step : { ...step, youtube_id: 'aaaaaaaaaaa' },
        ),
      }
    : lesson,
);
const keep: LetGo = { items: 'keep', notes: 'keep', titles: 'keep', parts: 'keep' };
const known = { dance: null, mappings: {} };

test('each kind of change is reported with its number and its days', () => {
  const plan = letGoPlan(shown, { ...keep, items: 'empty', notes: 'empty', parts: 'shown' }, known);
  const segments = shown.slice(0, 3).flatMap(({ steps }) => steps.flatMap((step) => step.checklists)).length;
  expect(whatChanged(plan, shown)).toEqual([
    `${segments} built-in practice segments went: days 1 to 3.`,
    `${plan.notes.length} texts of built-in notes went: days 1 to 3.`,
    '3 lesson parts went: days 1 to 3.',
  ]);
  const made = {
    ...emptyPlan(),
    lists: [{ step_id: '4-practice', items: [] }],
    items: lessons[3]?.steps.flatMap((step) => step.checklists.map(({ id }) => id)) ?? [],
    titles: [{ lesson_id: '13', title: 'All of it' }],
  };
  expect(whatChanged(made, lessons)).toEqual([
    '1 title is new: the rehearsal.',
    '1 practice list was made: day 4.',
  ]);
  expect(whatChanged(emptyPlan(), lessons)).toEqual([]);
});

test('a choice that changes nothing says why', () => {
  expect(whyNothing(shown, keep, known)).toMatch(/you let all of it stay/);
  expect(whyNothing(lessons, { ...keep, items: 'empty' }, known)).toMatch(
    /no step shows a video or a film of yours yet\.$/,
  );
  expect(whyNothing(shown, { ...keep, items: 'empty' }, known)).toMatch(/nothing is left of what you chose/);
});
