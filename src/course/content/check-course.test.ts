import { expect, test } from 'vitest';
import { checkCourse } from './check-course.ts';
import type { CourseLesson, CourseStep } from './course.ts';
import { defaultCourse } from './default-course.ts';

/** The default course with one thing broken. */
function broken(change: (lessons: CourseLesson[]) => void): string[] {
  const copy = structuredClone(defaultCourse) as CourseLesson[];
  change(copy);
  return checkCourse(copy);
}

/** Lesson 2 and its practice step: seconds 30 to 60, joined at 45. */
const lesson2 = (lessons: CourseLesson[]) => lessons[1] as CourseLesson;
const practice = (lessons: CourseLesson[]) => lesson2(lessons).steps[3] as CourseStep;

// §1.12-lessons-four-parts-final §3.lessons-order-num-1-13
test('the default course can be taught', () => {
  expect(checkCourse(defaultCourse)).toEqual([]);
});

test.each<[string, (lessons: CourseLesson[]) => void, string]>([
  ['a lesson is missing', (l) => l.splice(4, 1), 'instead of 1 to 13 in order'],
  ['two lessons are exchanged', (l) => l.reverse(), 'instead of 1 to 13 in order'],
  ['a title is empty', (l) => Object.assign(lesson2(l), { title: ' ' }), '1.title: must not be empty'],
  ['a field is unknown', (l) => Object.assign(lesson2(l), { colour: 'red' }), 'colour'],
  ['a field is missing', (l) => Reflect.deleteProperty(practice(l), 'notes_html'), '1.steps.3.notes_html'],
  [
    'an id has a space in it',
    (l) => Object.assign(lesson2(l), { id: 'day 2' }),
    '1.id: must be made of letters',
  ],
  ['two lessons share an id', (l) => Object.assign(lesson2(l), { id: '1' }), '1: this id is used twice'],
  [
    'two items share an id',
    (l) => Object.assign(practice(l).checklists[0] ?? {}, { id: '1-practice-1' }),
    'used twice',
  ],
  [
    'a step belongs elsewhere',
    (l) => Object.assign(practice(l), { lesson_id: '9' }),
    '2-practice: names lesson 9',
  ],
  [
    'an item belongs elsewhere',
    (l) => Object.assign(practice(l).checklists[0] ?? {}, { step_id: 'x' }),
    'names step x',
  ],
  [
    'a lesson has one learn step',
    (l) => lesson2(l).steps.splice(0, 2),
    'has the steps learn practice zombie_check',
  ],
  [
    'a lesson has no practice',
    (l) => lesson2(l).steps.splice(3, 1),
    'has the steps learn learn learn zombie_check',
  ],
  ['a lesson has no zombie check', (l) => lesson2(l).steps.pop(), 'has the steps learn learn learn practice'],
  ['a lesson has no steps', (l) => Object.assign(lesson2(l), { steps: [] }), 'lesson 2: has the steps none'],
  [
    'a lesson holds the rehearsal',
    (l) => Object.assign(practice(l), { step_type: 'rehearse' }),
    'lesson 2: has the steps',
  ],
  [
    'a lesson does not start with a warm-up',
    (l) => Object.assign(lesson2(l).steps[0] ?? {}, { notes_html: '<p>Go</p>' }),
    'does not start with a warm-up',
  ],
  [
    'steps are out of order',
    (l) => Object.assign(practice(l), { order_num: 9 }),
    'lesson 2: is ordered 1 2 3 9 5',
  ],
  [
    'items are out of order',
    (l) => Object.assign(practice(l).checklists[0] ?? {}, { order_num: 7 }),
    '2-practice: is ordered 7',
  ],
  [
    'a range is empty',
    (l) => Object.assign(practice(l).checklists[2] ?? {}, { start_time: 50, end_time: 50 }),
    'is empty',
  ],
  [
    'a range runs backwards',
    (l) => Object.assign(practice(l), { start_time: 60, end_time: 30 }),
    '2-practice: its range 60 to 30 is empty',
  ],
  ['a range is negative', (l) => Object.assign(practice(l), { start_time: -1 }), '1.steps.3.start_time'],
  ['a dance has one end', (l) => Object.assign(practice(l), { dance_end: null }), 'has only one end'],
  ['a dance is empty', (l) => Object.assign(practice(l), { dance_end: 30 }), 'its dance 30 to 30 is empty'],
  [
    'an item leaves its step',
    (l) => Object.assign(practice(l).checklists[2] ?? {}, { end_time: 61 }),
    '2-practice-3: lies outside',
  ],
  [
    'two items overlap entirely',
    (l) => Object.assign(practice(l).checklists[3] ?? {}, { end_time: 45 }),
    'two items overlap entirely',
  ],
  ['a segment has no item', (l) => practice(l).checklists.shift(), 'no item for the segment 30 to 45'],
  ['a join has no item', (l) => practice(l).checklists.splice(2, 1), 'no item for the join at 45'],
  [
    'a learn step has a list',
    (l) => Object.assign(lesson2(l).steps[0] ?? {}, { checklists: practice(l).checklists }),
    'only a practice step',
  ],
  [
    'two days teach the same dance',
    (l) => Object.assign(practice(l), { dance_start: 20 }),
    '2-practice: its dance overlaps with 1-practice',
  ],
])('a course is refused when %s', (_, change, problem) => {
  expect(broken(change).join('\n')).toContain(problem);
});

test('a course on videos alone, without ranges for the dancer, can be taught', () => {
  const problems = broken((lessons) => {
    for (const step of lessons.flatMap((lesson) => lesson.steps))
      for (const row of [step, ...step.checklists])
        Object.assign(row, { dance_start: null, dance_end: null });
  });
  expect(problems).toEqual([]);
});

test.each([[null], ['course'], [{}], [[]], [[{}]]])('%j is no course', (course) => {
  expect(checkCourse(course)).not.toEqual([]);
});
