import { expect, test } from 'vitest';
import type { CourseStep } from '#course/content/course.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import { stepProblems } from '#studio/rules/step-problems.ts';
import { draftOf, emptyItem, inOrder, savedOf, segmentItems, stepOf } from './step-draft.ts';

const steps = defaultCourse.flatMap((lesson) => lesson.steps);
const practice = steps.find(({ step_type }) => step_type === 'practice') as CourseStep;

test.each(steps.map((step) => [step.id, step] as const))(
  'the default step %s can be saved as it is',
  (_, step) => {
    expect(stepProblems(draftOf(step))).toEqual([]);
    expect(stepOf(step, draftOf(step))).toEqual(step);
  },
);

test('an edited order gets steps that were added since, and loses steps that were removed', () => {
  const [one, two, three] = steps.slice(0, 3) as [CourseStep, CourseStep, CourseStep];
  expect(inOrder([one, two, three], [three.id, 'removed', one.id])).toEqual([three, one, two]);
});

test('an item has its id from the start, so that it is the same item in every save', () => {
  const [added, other] = [emptyItem(), emptyItem()];
  const draft = { ...draftOf(practice), checklists: [...draftOf(practice).checklists, added] };
  const { checklists } = savedOf(draft);
  expect(checklists.slice(0, -1).map(({ id }) => id)).toEqual(practice.checklists.map(({ id }) => id));
  expect(checklists.at(-1)?.id).toMatch(/^[0-9a-f]{32}$/);
  expect(savedOf(draft)).toEqual({ ...draft, checklists });
  expect(other.key).not.toBe(added.key);
  expect(Object.keys(checklists[0] ?? {})).not.toContain('key');
});

test('an edit that an earlier version kept is saved in the current form', () => {
  const key = '0b0e8f3a-8f3a-4b0e-8f3a-0b0e8f3a0b0e';
  const kept = { ...emptyItem(), key, id: null };
  expect(savedOf({ ...draftOf(practice), checklists: [kept] }).checklists[0]?.id).toBe(key);
});

test('a step is cut into 15-second segments, for the video and for the dancer', () => {
  const draft = { ...draftOf(practice), start_time: 100, end_time: 140, dance_start: 30, dance_end: 60 };
  const items = segmentItems(draft, null);
  expect(items.map(({ start_time, end_time }) => [start_time, end_time])).toEqual([
    [100, 115],
    [115, 130],
    [130, 140],
  ]);
  expect(items.map(({ dance_start, dance_end }) => [dance_start, dance_end])).toEqual([
    [30, 45],
    [45, 60],
    [null, null],
  ]);
  expect(new Set(items.map(({ key }) => key)).size).toBe(3);
});

test('a step that lasts to the end of its video is cut once the length is known', () => {
  const draft = { ...draftOf(practice), start_time: 100, end_time: 0 };
  expect(segmentItems(draft, null)).toEqual([]);
  expect(segmentItems(draft, 130).map(({ end_time }) => end_time)).toEqual([115, 130]);
});
