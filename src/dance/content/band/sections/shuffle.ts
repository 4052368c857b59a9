import type { SectionMusic } from '../arrangement.ts';

/** A syncopated kick and a clave rhythm on the rim. Each time the section returns, another instrument plays a tune. */
export const shuffle: SectionMusic = {
  chords: ['Dm', 'C', 'Bb', 'C', 'Dm', 'C', 'Gm', 'A'],
  kick: ['x.....x.x.......', 'x.....x.x.....x.'],
  snare: ['....x.......x...', '....x.......x..x'],
  hat: ['x.xxx.xxx.xxx.xx'],
  rim: ['x..x..x...x.x...'],
  bass: ['r.....r.o..r..7.', 'r.....r.5..7..o.'],
  organ: ['x.....x.........', '....x.....x...x.'],
  again: [
    {
      bass: ['r..r..r.o..r..7.', 'r..r..r.5..7..o.'],
      organ: ['x..x............', '....x..x..x...x.'],
      lead: 'bell',
      tune: [
        [1, 4, 79, 0.5],
        [1, 8, 76, 1],
        [3, 4, 79, 0.5],
        [3, 8, 84, 1],
        [5, 4, 79, 0.5],
        [5, 8, 76, 1],
        [7, 4, 76, 0.5],
        [7, 8, 73, 1],
      ],
    },
    {
      chords: ['Dm', 'F', 'Gm', 'C', 'Dm', 'F', 'Bb', 'A'],
      rim: ['x..x..x.x..x..x.'],
      organ: ['x..x..x.........', '....x..x..x...x.'],
      lead: 'howl',
      tune: [
        [4, 0, 74, 3],
        [5, 0, 77, 3],
        [6, 0, 74, 3],
        [7, 0, 73, 3],
      ],
    },
    {
      kick: ['x.x...x.x.x...x.', 'x.x...x.x.x.x.x.'],
      rim: ['x..x..x...x.x..x'],
      guitar: ['x.....x.........', '....x.....x...x.'],
      lead: 'guitar',
      tune: [
        [0, 8, 74, 1],
        [1, 4, 79, 0.5],
        [1, 8, 76, 1],
        [2, 8, 77, 1],
        [3, 4, 79, 0.5],
        [3, 8, 84, 1],
        [4, 8, 81, 1],
        [5, 4, 79, 0.5],
        [5, 8, 76, 1],
        [6, 8, 74, 1],
        [7, 4, 76, 0.5],
        [7, 8, 73, 1],
      ],
    },
  ],
};
