// The trophies in the order of earning, each with its condition and words (specification, sections 2 and 4). The
// contract, the rules, the keys of texts and the import take their trophies from this list. A new trophy does not
// compile before it has a drawing (src/course/web/art/trophy-art.tsx) and a place in the crypt (trophy-crypt.tsx
// beside it).

import { lessonCount } from './course.ts';

type Trophy = {
  /** The order_nums of the first and the last of the lessons that the trophy needs. */
  lessons: readonly [first: number, last: number];
  /** How many rehearsals the trophy needs, danced to their end. */
  rehearsals: number;
  title: string;
  description: string;
};

export const trophies = {
  part1: {
    lessons: [1, 4],
    rehearsals: 0,
    title: 'Graveyard Shuffle',
    description: 'Four days, eight phrases, and you are out of the ground. The shuffle is yours.',
  },
  part2: {
    lessons: [5, 8],
    rehearsals: 0,
    title: 'Halfway Hero',
    description: 'Eight days done. Half the village has already moved away.',
  },
  part3: {
    lessons: [9, 10],
    rehearsals: 0,
    title: 'Creeping Closer',
    description: 'Ten days in. Whatever that noise behind them is, it is you.',
  },
  part4: {
    lessons: [11, lessonCount],
    rehearsals: 0,
    title: 'Thriller Master',
    description:
      'All twelve lessons, every count from the first twitch to the last scare. Now dance it whole.',
  },
  final: {
    lessons: [1, lessonCount],
    rehearsals: 1,
    title: 'Fully Undead',
    description: 'Twelve lessons and the Final Rehearsal. Danced to its end: now go and haunt.',
  },
} as const satisfies Record<string, Trophy>;

export type TrophyPart = keyof typeof trophies;

export const trophyParts = Object.keys(trophies) as TrophyPart[];
