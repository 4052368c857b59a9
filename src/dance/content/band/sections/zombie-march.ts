import type { SectionMusic } from '../arrangement.ts';
import { eighths, silent, times } from '../patterns.ts';
import { march } from './march.ts';

export const zombieMarch: SectionMusic = {
  ...march,
  again: [
    {
      hat: [eighths],
      snare: ['....x..x....x...', '....x..x.x..x.xx'],
      guitar: [...times(4, silent), 'o.......o.......'],
      tune: [
        [0, 0, 74, 1],
        [0, 8, 77, 1],
        [1, 0, 76, 2],
        [2, 0, 74, 1],
        [2, 8, 70, 1],
        [3, 0, 69, 2],
        [4, 0, 74, 1.5],
        [4, 6, 77, 0.5],
        [4, 8, 81, 2],
        [5, 0, 79, 2],
        [6, 0, 76, 3],
        [7, 0, 74, 2],
      ],
    },
    {
      hat: ['x.xxx.xxx.xxx.xx'],
      snare: ['....x..x....x.x.', '..x.x..x.x..x.xx'],
      bass: ['r.rr..5.r.rr.7o.', 'r.rr..5.o.7.5.3.'],
      guitar: ['x.....x.x.....x.', 'x.....x.x...x.x.'],
      lead: 'guitar',
      tune: [
        [0, 0, 81, 2],
        [0, 8, 79, 2],
        [1, 0, 77, 2],
        [1, 8, 76, 2],
        [2, 0, 79, 2],
        [2, 8, 77, 2],
        [3, 0, 74, 4],
        [4, 0, 82, 2],
        [4, 8, 81, 2],
        [5, 0, 79, 2],
        [5, 8, 77, 2],
        [6, 0, 76, 2],
        [6, 8, 73, 2],
        [7, 0, 74, 2],
      ],
    },
  ],
};
