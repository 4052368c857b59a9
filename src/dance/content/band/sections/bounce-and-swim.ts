import type { SectionMusic } from '../arrangement.ts';
import { backbeat, eighths, four, offbeat, times } from '../patterns.ts';
import { march } from './march.ts';

/** Four bars of the march, two of the bounce with octaves in the bass, and two of the swim with long notes. */
export const bounceAndSwim: SectionMusic = {
  ...march,
  chords: ['Dm', 'Dm', 'Gm', 'A', 'F', 'C', 'Bb', 'A'],
  kick: [...times(4, four), ...times(2, 'x..x..x.x..x..x.'), ...times(2, 'x.......x.......')],
  snare: [four, 'x...x...x...x.x.', four, 'x...x...x...x.x.', ...times(4, backbeat)],
  hat: [...times(4, offbeat), eighths, eighths, four],
  bass: [
    ...times(4, 'r...r...5...r.7.'),
    'r.o.r.o.r.o.r.o.',
    'r.o.r.o.5.7.o.7.',
    ...times(2, 'r.......5.......'),
  ],
  organ: [...times(4, offbeat), ...times(2, 'x..x..x.x..x..x.'), ...times(2, 'o.......o.......')],
  lead: 'bell',
  tune: [
    [4, 0, 77, 1],
    [4, 6, 76, 1],
    [4, 12, 72, 1],
    [5, 0, 76, 1],
    [5, 6, 72, 1],
    [5, 12, 67, 1],
    [6, 0, 74, 2],
    [6, 8, 70, 2],
    [7, 0, 69, 2],
    [7, 8, 73, 2],
  ],
  again: [
    {
      chords: ['Bb', 'A', 'Bb', 'A', 'F', 'C', 'Dm', 'Dm'],
      kick: [...times(2, 'x.......x.......'), ...times(2, 'x..x..x.x..x..x.'), four],
      bass: [...times(2, 'r.......5.......'), 'r.o.r.o.r.o.r.o.', 'r.o.r.o.5.7.o.7.', 'r..r..5.r..r.7o.'],
      organ: [...times(2, 'o.......o.......'), ...times(2, 'x..x..x.x..x..x.'), four],
      tune: [
        [0, 0, 82, 2],
        [0, 8, 77, 2],
        [1, 0, 76, 2],
        [1, 8, 81, 2],
        [2, 0, 82, 2],
        [2, 8, 77, 2],
        [3, 0, 73, 4],
        [6, 0, 69, 1],
        [6, 4, 68, 1],
        [6, 8, 67, 1],
        [6, 12, 66, 1],
        [7, 0, 62, 4],
      ],
      thunder: [7],
    },
  ],
};
