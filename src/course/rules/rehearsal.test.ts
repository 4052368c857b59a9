import { expect, test } from 'vitest';
import {
  countdownAt,
  isSpoken,
  marksLesson13,
  rehearsalCardUnlocked,
  rehearsePageUnlocked,
} from './rehearsal.ts';

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

// §4.rehearsal-10-0-one-second
test.each([
  [0, 10],
  [999, 10],
  [1000, 9],
  [9999, 1],
  [10_000, 0],
  [10_999, 0],
  [11_000, null],
  [60_000, null],
  [-5, 10],
])('%s ms after START the countdown shows %s', (passed, shown) => {
  expect(countdownAt(5000, 5000 + passed)).toBe(shown);
});

test('only ten, five and zero are read aloud', () => {
  expect(Array.from({ length: 11 }, (_, n) => n).filter(isSpoken)).toEqual([0, 5, 10]);
});
