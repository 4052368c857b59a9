// The trophies, in the order in which they are earned: the condition and the words of each (specification, sections 2
// and 4). The contract's values, the rules, the texts' keys and the values that an import accepts derive from this list.
// The compiler asks for a drawing (src/course/web/art/trophy-art.tsx) and a place in the crypt
// (src/course/web/art/trophy-crypt.tsx).

import { lessonCount } from './course.ts';

type Trophy = {
  /** The lessons of the trophy, all of them: first and last order_num. */
  lessons: readonly [first: number, last: number];
  /** Rehearsals that must be danced to their end. */
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
