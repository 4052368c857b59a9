// The notation of the band's music. A pattern is one bar of sixteen steps. A dot is a rest, any other sign a note.

/** Scale steps that the bass plays over a chord: root, minor third, fourth, fifth, flat seventh, octave. */
export type BassDegree = 'r' | '3' | '4' | '5' | '7' | 'o';

/** Instruments that play a tune. */
export type Lead = 'howl' | 'guitar' | 'bell';

/** One note of a tune: bar 0 to 7, step 0 to 15, pitch as MIDI counts it, length in beats. */
export type TuneNote = readonly [bar: number, step: number, pitch: number, length: number];

export type Arrangement = {
  /** One chord for each of the phrase's eight bars. */
  chords: readonly Chord[];
  /** Patterns of drums and bass. The bars of a phrase use the patterns of a list in turn, again and again. */
  kick: readonly string[];
  snare: readonly string[];
  hat: readonly string[];
  bass: readonly string[];
  /** Further drums: hits on the rim of the snare, and toms (`h` high, `m` middle, `l` low). */
  rim?: readonly string[];
  tom?: readonly string[];
  /** Notes of organ and guitar: `x` a short stab, `o` held for two beats, `O` held for the whole bar. */
  organ?: readonly string[];
  guitar?: readonly string[];
  lead?: Lead;
  tune?: readonly TuneNote[];
  /** Bars (0 to 7) that begin with thunder. */
  thunder?: readonly number[];
  /** Bars (0 to 7) without kick and bass: the break. */
  quiet?: readonly number[];
};

/** A section's arrangement, and in `again` the changes of the arrangement for each return of the section. */
export type SectionMusic = Arrangement & { again?: readonly Partial<Arrangement>[] };

/** Each chord as MIDI pitches: its root for bass and guitar, and its notes for the organ. */
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
