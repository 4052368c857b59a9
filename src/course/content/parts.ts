// The four parts of the course, in order: each has the lessons and the name of its trophy (specification, section 2).

import { type TrophyPart, trophies } from './trophies.ts';

/** A part of the course: its number and name, and its lessons as an inclusive range of order_num. */
export type Part = {
  part: TrophyPart;
  number: number;
  title: string;
  first: number;
  last: number;
};

export const parts: readonly Part[] = [
  part(1, 'part1'),
  part(2, 'part2'),
  part(3, 'part3'),
  part(4, 'part4'),
];

function part(number: number, part: TrophyPart): Part {
  const { lessons, title } = trophies[part];
  return { part, number, title, first: lessons[0], last: lessons[1] };
}
