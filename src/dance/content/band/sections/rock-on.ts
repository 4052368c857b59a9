import type { SectionMusic } from '../arrangement.ts';
import { backbeat, eighths } from '../patterns.ts';

/** Rock music with a guitar on every eighth, a straight bass, and a tune on the guitar. */
export const rockOn: SectionMusic = {
  chords: ['Dm', 'F', 'C', 'Gm', 'Dm', 'F', 'C', 'A'],
  kick: ['x...x...x...x.x.'],
  snare: [backbeat],
  hat: [eighths],
  bass: ['r.r.r.r.r.r.r.r.', 'r.r.r.r.r.r.7.o.'],
  guitar: ['x.x.x.x.x.x.x.x.', 'x.x.x.x.o.......'],
  again: [
    {
      bass: ['r.r.o.r.r.r.o.r.', 'r.r.5.r.r.r.7.o.'],
      guitar: ['o.......x.x.x.x.', 'o.......o.......'],
      lead: 'guitar',
      tune: [
        [0, 0, 74, 1],
        [0, 4, 77, 1],
        [0, 8, 81, 2],
        [2, 0, 79, 1],
        [2, 4, 76, 1],
        [2, 8, 72, 2],
        [4, 0, 74, 1],
        [4, 4, 77, 1],
        [4, 8, 81, 2],
        [5, 0, 84, 2],
        [6, 0, 79, 2],
        [6, 8, 76, 2],
        [7, 0, 73, 3],
      ],
    },
    {
      chords: ['Dm', 'Bb', 'C', 'Gm', 'Dm', 'Bb', 'F', 'A'],
      kick: ['x..xx...x..xx.x.'],
      guitar: ['x..x..x.x..x..x.', 'x..x..x.o.......'],
      organ: ['O...............'],
      lead: 'howl',
      tune: [
        [1, 0, 77, 2],
        [1, 8, 74, 2],
        [3, 0, 74, 2],
        [3, 8, 70, 2],
        [5, 0, 77, 2],
        [5, 8, 81, 2],
        [7, 0, 76, 2],
        [7, 8, 73, 2],
      ],
    },
  ],
};
