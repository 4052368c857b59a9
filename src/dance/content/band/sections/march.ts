import type { SectionMusic } from '../arrangement.ts';
import { four, offbeat } from '../patterns.ts';

/** The march: the kick like boots on every beat, the snare like a side drum, and the organ half a beat late. */
export const march: SectionMusic = {
  chords: ['Dm', 'Dm', 'Gm', 'Dm', 'Bb', 'Gm', 'A', 'Dm'],
  kick: [four],
  snare: ['....x.......x...', '....x..x....x.xx'],
  hat: [offbeat],
  bass: ['r..r..5.r..r.7o.', 'r..r..5.o.7.5.3.'],
  organ: ['..x...x...x...x.'],
  lead: 'howl',
  tune: [
    [4, 0, 74, 1.5],
    [4, 6, 77, 0.5],
    [4, 8, 76, 2],
    [5, 0, 70, 1.5],
    [5, 6, 74, 0.5],
    [5, 8, 72, 2],
    [6, 0, 69, 3],
    [7, 0, 74, 2],
  ],
};
