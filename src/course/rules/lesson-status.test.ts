import { expect, test } from 'vitest';
import { lessonStatus, lessonUnlocked, nextLesson } from './lesson-status.ts';

const upTo = (last: number) => new Set(Array.from({ length: last }, (_, index) => index + 1));
const none = new Set<number>();

// §4.row-locked-unlocked-progress-completed
test.each([
  { what: 'the first lesson at the start', order_num: 1, completed: none, touched: none, is: 'unlocked' },
  {
    what: 'the first lesson once touched',
    order_num: 1,
    completed: none,
    touched: upTo(1),
    is: 'in_progress',
  },
  { what: 'the second lesson at the start', order_num: 2, completed: none, touched: none, is: 'locked' },
  {
    what: 'a touched lesson behind a lock',
    order_num: 2,
    completed: none,
    touched: new Set([2]),
    is: 'locked',
  },
  {
    what: 'the lesson after a completed one',
    order_num: 2,
    completed: upTo(1),
    touched: upTo(1),
    is: 'unlocked',
  },
  {
    what: 'the same lesson once touched',
    order_num: 2,
    completed: upTo(1),
    touched: upTo(2),
    is: 'in_progress',
  },
  { what: 'a completed lesson', order_num: 2, completed: upTo(2), touched: upTo(2), is: 'completed' },
  {
    what: 'a completed lesson whose predecessor is open',
    order_num: 5,
    completed: new Set([5]),
    touched: none,
    is: 'completed',
  },
  {
    what: 'a lesson two after the last completed',
    order_num: 4,
    completed: upTo(2),
    touched: none,
    is: 'locked',
  },
  { what: 'the last lesson after eleven', order_num: 12, completed: upTo(11), touched: none, is: 'unlocked' },
])('$what is $is', ({ order_num, completed, touched, is }) => {
  expect(lessonStatus({ order_num, completed, touched })).toBe(is);
});

test('only the lesson before a lesson opens it', () => {
  expect(lessonUnlocked(7, new Set([1, 2, 3, 4, 5]))).toBe(false);
  expect(lessonUnlocked(7, new Set([6]))).toBe(true);
});

const lessons = [3, 1, 13, 2, 12, 11, 10, 9, 8, 7, 6, 5, 4].map((order_num) => ({ order_num }));

// §4.row-locked-unlocked-progress-completed
test.each([
  { completed: none, next: 1 },
  { completed: upTo(1), next: 2 },
  { completed: upTo(11), next: 12 },
  { completed: upTo(12), next: undefined },
  { completed: new Set([1, 2, 4]), next: 3 },
  { completed: new Set([2]), next: 1 },
])('after $completed the next lesson is $next', ({ completed, next }) => {
  expect(nextLesson(lessons, completed)?.order_num).toBe(next);
});

test('finding the next lesson leaves the list as it was', () => {
  const before = [...lessons];
  nextLesson(lessons, none);
  expect(lessons).toEqual(before);
});
