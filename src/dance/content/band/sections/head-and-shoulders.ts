import type { SectionMusic } from '../arrangement.ts';
import { eighths, four, silent, times } from '../patterns.ts';

/** The bell plays like a music box; kick and bass begin after two bars. */
export const headAndShoulders: SectionMusic = {
  chords: ['Gm', 'Gm', 'Dm', 'Dm', 'Bb', 'Bb', 'Adim', 'A'],
  kick: [four],
  snare: ['x...x...x...x...', '....x..x....x...'],
  hat: ['x.......x.......', eighths],
  bass: ['r.......r..r..5.', 'r...5...7...o...'],
  organ: ['x.....x.x.....x.'],
  lead: 'bell',
  tune: [0, 2, 4, 6].flatMap((bar) => [
    [bar, 0, 79, 0.5] as const,
    [bar, 4, 74, 0.5] as const,
    [bar, 8, 77, 0.5] as const,
    [bar, 12, 74, 0.5] as const,
    [bar + 1, 0, 75, 1] as const,
    [bar + 1, 8, 70, 1] as const,
  ]),
  quiet: [0, 1],
  again: [
    {
      chords: ['Dm', 'Dm', 'Gm', 'Gm', 'Dm', 'Dm', 'Bb', 'A'],
      snare: ['x...x...x...x...', '....x..x....x.x.'],
      hat: [eighths],
      guitar: [...times(4, silent), 'o.......o.......'],
      tune: [2, 4, 6].flatMap((bar) => [
        [bar, 0, 74, 0.5] as const,
        [bar, 4, 77, 0.5] as const,
        [bar, 8, 81, 0.5] as const,
        [bar, 12, 77, 0.5] as const,
        [bar + 1, 0, 79, 0.5] as const,
        [bar + 1, 4, 74, 0.5] as const,
        [bar + 1, 8, 70, 1] as const,
      ]),
      quiet: [],
      thunder: [0],
    },
  ],
};
