import type { SectionMusic } from '../arrangement.ts';

/** Heavy music in half time: one snare hit in a bar, on beat three, and toms that go from high to low. */
export const hipAndRoar: SectionMusic = {
  chords: ['Dm', 'Dm', 'Bb', 'A', 'Dm', 'Dm', 'Eb', 'A'],
  kick: ['x.......x.x.....'],
  snare: ['........x.......'],
  hat: ['x...x...x...x...', 'x...x...x.x.x.x.'],
  tom: ['....h.......m.l.', '....h.m.....l.l.'],
  bass: ['r.....r...r.3.4.', 'r.....r.5...3.4.'],
  guitar: ['O...............', 'o.......o.......'],
  thunder: [3, 7],
  again: [
    {
      kick: ['x...x...x.x.x...'],
      tom: ['..h...h...m.m.l.', '..h...h.m.m.l.l.'],
      lead: 'howl',
      tune: [
        [1, 0, 69, 3],
        [3, 0, 73, 3],
        [5, 0, 74, 3],
      ],
      thunder: [7],
    },
    {
      kick: ['x.....x.x.x.....'],
      tom: ['....h..m....m.l.', '....h.m.l...l.l.'],
      organ: ['O...............'],
      lead: 'bell',
      tune: [
        [0, 8, 74, 2],
        [1, 8, 69, 2],
        [2, 8, 70, 2],
        [3, 8, 73, 2],
        [4, 8, 74, 2],
        [5, 8, 69, 2],
        [6, 8, 75, 2],
        [7, 8, 73, 2],
      ],
      thunder: [1, 5],
    },
  ],
};
