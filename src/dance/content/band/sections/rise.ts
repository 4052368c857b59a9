import type { SectionMusic } from '../arrangement.ts';
import { silent } from '../patterns.ts';

export const rise: SectionMusic = {
  chords: ['Dm', 'Dm', 'Eb', 'Dm', 'Dm', 'Gm', 'Eb', 'A'],
  kick: ['x.x.....x.x.....'],
  snare: [silent],
  hat: ['....x.......x...'],
  rim: ['....x.......x...'],
  bass: ['r...............', 'r...........7...'],
  organ: ['O...............'],
  lead: 'bell',
  tune: [
    [0, 0, 74, 4],
    [1, 8, 69, 2],
    [2, 0, 75, 4],
    [3, 8, 74, 2],
    [4, 0, 74, 4],
    [5, 8, 70, 2],
    [6, 0, 75, 4],
    [7, 0, 73, 3],
  ],
  thunder: [0, 4],
  again: [
    {
      kick: ['x.x.....x.......', 'x.x.....x.x...x.'],
      snare: ['........x.......', '........x.....x.'],
      hat: ['x...x...x...x...'],
      bass: ['r.......r...7...', 'r.......5...7.o.'],
      tune: [
        [0, 0, 69, 2],
        [0, 8, 74, 2],
        [2, 0, 70, 2],
        [2, 8, 75, 2],
        [4, 0, 69, 2],
        [4, 8, 74, 2],
        [6, 0, 70, 2],
        [6, 8, 75, 2],
        [7, 8, 73, 2],
      ],
      thunder: [0],
    },
  ],
};
