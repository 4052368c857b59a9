import type { SectionMusic } from '../arrangement.ts';
import { eighths, offbeat } from '../patterns.ts';

/** Kicks in pairs with toms after them, and organ chords that go down step by step. */
export const stompPivot: SectionMusic = {
  chords: ['Dm', 'Dm', 'C', 'C', 'Bb', 'Bb', 'A', 'A'],
  kick: ['x.x.x...x.x.x...'],
  snare: ['....x.......x...', '....x.......x.xx'],
  hat: [offbeat],
  tom: ['......l.......l.', '......l.....m.l.'],
  bass: ['r.r...r.r.r...7.', 'r.r...r.5.7...o.'],
  organ: ['o.......o.......'],
  again: [
    {
      chords: ['Dm', 'C', 'Bb', 'A', 'Dm', 'C', 'Gm', 'A'],
      hat: [eighths],
      tom: ['......h.......l.', '......h.....m.l.'],
      organ: ['x..x..x.x..x..x.'],
      lead: 'howl',
      tune: [
        [0, 0, 74, 2],
        [1, 0, 72, 2],
        [2, 0, 70, 2],
        [3, 0, 69, 3],
        [7, 0, 73, 3],
      ],
    },
    {
      hat: ['x.xxx.xxx.xxx.xx'],
      tom: ['..h...l...m...l.', '..h...l.h.m.l.l.'],
      guitar: ['x.x.....x.x.....', 'x.x.....x.x.x.x.'],
      lead: 'guitar',
      tune: [
        [0, 0, 86, 2],
        [0, 8, 81, 2],
        [1, 8, 77, 2],
        [2, 0, 84, 2],
        [2, 8, 79, 2],
        [3, 8, 76, 2],
        [4, 0, 82, 2],
        [4, 8, 77, 2],
        [5, 8, 74, 2],
        [6, 0, 81, 2],
        [6, 8, 85, 2],
        [7, 0, 88, 3],
      ],
    },
  ],
};
