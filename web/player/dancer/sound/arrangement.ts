// The groove as data: one arrangement for each section of the routine, our own composition in D minor.
// A pattern is one bar of sixteen steps; a letter is a hit, a dot a rest. It returns whenever its section returns.

/** Scale steps that the bass plays over a chord: root, minor third, fourth, fifth, flat seventh, octave. */
export type BassStep = 'r' | '3' | '4' | '5' | '7' | 'o';

export type Arrangement = {
  /** One chord for each of the phrase's eight bars. */
  chords: readonly Chord[];
  /** Drums and bass: the bars take turns through the list. */
  kick: readonly string[];
  clap: readonly string[];
  hat: readonly string[];
  bass: readonly string[];
  /** Chords on the organ: `x` a stab, `o` held for two beats, `O` held for the whole bar. */
  organ: readonly string[];
  /** The howl's tune: [bar, step, pitch, beats]. */
  tune?: readonly (readonly [bar: number, step: number, pitch: number, length: number])[];
  /** Bars at whose first beat it thunders. */
  thunder?: readonly number[];
  /** Bars without kick and bass: the break. */
  quiet?: readonly number[];
};

/** Organ notes and the bass root of each chord, as MIDI pitches. */
export const chords = {
  Dm: { root: 38, notes: [57, 62, 65] },
  Gm: { root: 43, notes: [58, 62, 67] },
  Bb: { root: 34, notes: [58, 62, 65] },
  C: { root: 36, notes: [55, 60, 64] },
  F: { root: 41, notes: [57, 60, 65] },
  Eb: { root: 39, notes: [58, 63, 67] },
  A: { root: 33, notes: [57, 61, 64] },
  Adim: { root: 33, notes: [57, 60, 63] },
} as const;
export type Chord = keyof typeof chords;

const four = 'x...x...x...x...';
const backbeat = '....x.......x...';
const offbeat = '..x...x...x...x.';

const march: Arrangement = {
  chords: ['Dm', 'Dm', 'Gm', 'Dm', 'Bb', 'Gm', 'A', 'Dm'],
  kick: [four],
  clap: [backbeat],
  hat: [offbeat],
  bass: ['r..r..5.r..r.7o.', 'r..r..5.o.7.5.3.'],
  organ: ['......x.......x.', '......x...x...x.'],
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

const shuffle: Arrangement = {
  chords: ['Dm', 'C', 'Bb', 'C', 'Dm', 'C', 'Gm', 'A'],
  kick: ['x.....x.x.......', 'x.....x.x.....x.'],
  clap: ['....x.......x...', '....x.......x..x'],
  hat: ['x.xxx.xxx.xxx.xx'],
  bass: ['r.....r.o..r..7.', 'r.....r.5..7..o.'],
  organ: ['x.....x.........', '....x.....x...x.'],
};

export const arrangements: Record<string, Arrangement> = {
  Rise: {
    chords: ['Dm', 'Dm', 'Eb', 'Dm', 'Dm', 'Gm', 'Eb', 'A'],
    kick: ['x.x.............', 'x.x.....x.......'],
    clap: ['................'],
    hat: ['................', '........x...x...'],
    bass: ['r...............', 'r...........7...'],
    organ: ['O...............'],
    tune: [
      [1, 8, 69, 2],
      [3, 0, 74, 3],
      [5, 8, 70, 2],
      [7, 0, 73, 3],
    ],
    thunder: [0, 4],
  },
  'Zombie March': march,
  'March, Booty Bounce, Swim': {
    ...march,
    chords: ['Dm', 'Dm', 'Gm', 'A', 'F', 'C', 'Bb', 'A'],
    hat: ['x.x.x.x.x.x.x.x.'],
    bass: ['r..r..5.r..r.7o.', 'r..r..5.r..r.7o.', 'r.o.r.o.r.o.r.o.', 'r.o.r.o.5.7.o.7.'],
    organ: ['......x.......x.', '......x.......x.', 'o.......o.......', 'o.......o.......'],
    tune: [
      [4, 0, 77, 2],
      [4, 8, 76, 2],
      [5, 0, 72, 2],
      [5, 8, 76, 2],
      [6, 0, 74, 2],
      [6, 8, 70, 2],
      [7, 0, 69, 4],
    ],
  },
  'Shuffle Ha Slide': shuffle,
  'Hip N’ Roar & Stomp': {
    chords: ['Dm', 'Dm', 'Bb', 'A', 'Dm', 'Dm', 'Eb', 'A'],
    kick: ['x.......x.x.....'],
    clap: ['........x.......'],
    hat: ['x...x...x...x...', 'x...x...x.x.x.x.'],
    bass: ['r.....r...r.3.4.', 'r.....r.5...3.4.'],
    organ: ['x..x..x.........', '............x.x.'],
    thunder: [3, 7],
  },
  'Wuz Up': {
    chords: ['Dm', 'Gm', 'Dm', 'Gm', 'Dm', 'Gm', 'Bb', 'A'],
    kick: ['x.....x...x.....', 'x.....x...x..x..'],
    clap: [backbeat],
    hat: ['x.x.x.x.x.x.x.xx'],
    bass: ['r..o..7.5..r..3.', 'r..o..7.5.3.4.5.'],
    organ: ['....x..x....x...', '....x..x........'],
    quiet: [4],
  },
  'Oh Snap Rock On': {
    chords: ['Dm', 'F', 'C', 'Gm', 'Dm', 'F', 'C', 'A'],
    kick: ['x...x...x...x.x.'],
    clap: [backbeat],
    hat: ['x.x.x.x.x.x.x.x.'],
    bass: ['r.r.r.r.r.r.r.r.', 'r.r.r.r.r.r.7.o.'],
    organ: ['o.......o.......', 'o.......x.x.x.x.'],
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
      [6, 0, 79, 2],
      [7, 0, 73, 3],
    ],
  },
  'Head N’ Shoulders': {
    chords: ['Gm', 'Gm', 'Dm', 'Dm', 'Bb', 'Bb', 'Adim', 'A'],
    kick: [four],
    clap: ['....x.......x...', '....x..x....x...'],
    hat: [offbeat, 'x.x.x.x.x.x.x.x.'],
    bass: ['r.......r..r..5.', 'r...5...7...o...'],
    organ: ['x...x...x...x...', '..x...x...x...x.'],
    quiet: [0, 1],
  },
  'Stomp Pivot Turns': {
    chords: ['Dm', 'Dm', 'C', 'C', 'Bb', 'Bb', 'A', 'A'],
    kick: ['x...x...x.x.x...'],
    clap: ['....x.......x...', '....x.......x.xx'],
    hat: [offbeat],
    bass: ['r.r...r.r.r...7.', 'r.r...r.5.7...o.'],
    organ: ['x.......x.......', 'x.......x...x...'],
  },
  'Scare Pose': {
    chords: ['Dm', 'Eb', 'Dm', 'A', 'Dm', 'Dm', 'Dm', 'Dm'],
    kick: ['x...x...x...x...', 'x...x...x.x.xxxx', 'x...............', '................'],
    clap: ['....x.......x...', '....x...x.x.xxxx', '................', '................'],
    hat: [offbeat, 'x.x.x.x.xxxxxxxx', '................', '................'],
    bass: ['r.r.r.r.r.r.r.r.', 'r.r.r.r.r.r.r.r.', 'r...............', '................'],
    organ: ['x...x...x...x...', 'x...x...x.x.x.x.', 'O...............', '................'],
    thunder: [2, 4, 6],
  },
};

/** What plays where a section has no arrangement of its own. */
export const plainArrangement = march;
