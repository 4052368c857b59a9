import { expect, test } from 'vitest';
import { marksLesson13, rehearsalCardUnlocked, rehearsePageUnlocked } from './rehearsal.ts';

const upTo = (last: number) => new Set(Array.from({ length: last }, (_, index) => index + 1));

// §4.rehearsal-card-needs-11-12
test.each([
  [0, false],
  [3, false],
  [4, true],
  [12, true],
])('after %i lessons the rehearse page is open: %s', (lessons, open) => {
  expect(rehearsePageUnlocked(upTo(lessons))).toBe(open);
});

test('four lessons that are not the first four leave the rehearse page locked', () => {
  expect(rehearsePageUnlocked(new Set([1, 2, 3, 5]))).toBe(false);
});

// §4.rehearsal-card-needs-11-12
test.each([
  [upTo(10), false],
  [upTo(11), false],
  [upTo(12), true],
  [new Set([11, 12]), true],
  [new Set([12]), false],
])('with lessons %o completed the rehearsal card is open: %s', (completed, open) => {
  expect(rehearsalCardUnlocked(completed)).toBe(open);
});

// §4.rehearsal-end-progress-streak-final
test.each([
  { lessons: 12, rehearsals: 1, marks: true },
  { lessons: 12, rehearsals: 0, marks: false },
  { lessons: 11, rehearsals: 1, marks: false },
  { lessons: 4, rehearsals: 1, marks: false },
])('$lessons lessons and $rehearsals rehearsals mark lesson 13: $marks', ({ lessons, rehearsals, marks }) => {
  expect(marksLesson13({ completed: upTo(lessons), rehearsals })).toBe(marks);
});
