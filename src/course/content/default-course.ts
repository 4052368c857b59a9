// The default course: twelve days and the rehearsal, in order. Each day is a file of its own below lessons/.

import type { CourseLesson } from './course.ts';
import { day01 } from './lessons/day-01.ts';
import { day02 } from './lessons/day-02.ts';
import { day03 } from './lessons/day-03.ts';
import { day04 } from './lessons/day-04.ts';
import { day05 } from './lessons/day-05.ts';
import { day06 } from './lessons/day-06.ts';
import { day07 } from './lessons/day-07.ts';
import { day08 } from './lessons/day-08.ts';
import { day09 } from './lessons/day-09.ts';
import { day10 } from './lessons/day-10.ts';
import { day11 } from './lessons/day-11.ts';
import { day12 } from './lessons/day-12.ts';
import { makeRehearsal } from './make-lesson.ts';

const rehearsal = makeRehearsal({
  title: 'Final Rehearsal',
  range: { start: 0, end: 360 },
  notes: `
[WARM_UP]
<p>The whole routine, six minutes, from the crypt to the dark. Nobody stops, nobody goes back. If you lose your way, shuffle on the spot and come back in on the next 1: to everybody watching it will look like art.</p>
<p>Drink something afterwards. Being dead is thirsty work.</p>`,
});

export const defaultCourse: readonly CourseLesson[] = [
  day01,
  day02,
  day03,
  day04,
  day05,
  day06,
  day07,
  day08,
  day09,
  day10,
  day11,
  day12,
  rehearsal,
];
