import { expect, test } from 'vitest';
import type { Arrangement } from '#dance/content/band/arrangement.ts';
import type { Instrument } from './note.ts';
import { writeTune } from './notes-between.ts';
import { writeBar } from './write-bar.ts';

const music: Arrangement = {
  chords: ['Dm', 'A'],
  kick: ['x...x...x...x...'],
  snare: ['....x.x......x..'],
  hat: ['x.x.............'],
  bass: ['r..5...o........'],
  rim: ['..x.............', '................'],
  tom: ['h...m...l.......'],
  organ: ['x...o...O.......'],
  guitar: ['x...O...........'],
  quiet: [2],
};

/** The notes of one instrument in a bar that begins at beat 100. */
const played = (instrument: Instrument, { bar = 0, layer = 0 } = {}) =>
  writeBar(music, bar, 100, layer).filter((note) => note.instrument === instrument);
const beats = (notes: readonly { beat: number }[]) => notes.map(({ beat }) => beat);
const pitches = (notes: readonly { pitch: number }[]) => notes.map(({ pitch }) => pitch);

test('sixteen steps are the four beats of a bar', () => {
  expect(beats(played('kick'))).toEqual([100, 101, 102, 103]);
  expect(beats(played('rim'))).toEqual([100.5]);
});

test('the bars of a phrase use chords and patterns in turn', () => {
  expect(pitches(played('bass'))).toEqual([38, 45, 50]);
  expect(pitches(played('bass', { bar: 1 }))).toEqual([33, 40, 45]);
  expect(pitches(played('bass', { bar: 4 }))).toEqual([38, 45, 50]);
  expect(played('rim', { bar: 1 })).toEqual([]);
});

test('the root in the bass is longer than the other steps of the chord', () => {
  expect(played('bass').map(({ length }) => length)).toEqual([0.7, 0.4, 0.4]);
});

test('in the break neither kick nor bass plays, nor the guitar that doubles the bass', () => {
  const instruments = writeBar({ ...music, guitar: [] }, 2, 0, 3).map(({ instrument }) => instrument);
  expect(instruments).not.toContain('kick');
  expect(instruments).not.toContain('bass');
  expect(instruments).not.toContain('guitar');
  expect(instruments).toContain('snare');
});

test('between the eighths the snare is a soft ghost note', () => {
  expect(played('snare').map(({ beat, gain }) => [beat, gain])).toEqual([
    [101, 0.7],
    [101.5, 0.7],
    [103.25, 0.35],
  ]);
});

test('the hat is louder between the counts than on them', () => {
  const [on, off] = played('hat').map(({ gain }) => gain);
  expect(off).toBeGreaterThan(on ?? 1);
});

test('from the second layer on a clap doubles the snare on whole counts, and the hat fills the sixteenths', () => {
  expect(played('clap', { layer: 1 })).toEqual([]);
  expect(beats(played('clap', { layer: 2 }))).toEqual([101]);
  expect(played('hat', { layer: 1 })).toHaveLength(2);
  expect(beats(played('hat', { layer: 2 }).slice(2))).toEqual(
    [0, 1, 2, 3].flatMap((beat) => [100.25 + beat, 100.75 + beat]),
  );
});

test('from the third layer on the guitar doubles the bass an octave higher', () => {
  expect(played('guitar', { layer: 2 })).toHaveLength(2);
  const doubled = played('guitar', { layer: 3 }).slice(0, 3);
  expect(beats(doubled)).toEqual(beats(played('bass')));
  expect(pitches(doubled)).toEqual([50, 57, 62]);
});

test('the toms sound high, middle and low', () => {
  const [high = 0, middle = 0, low = 0] = pitches(played('tom'));
  expect(high > middle && middle > low && low > 40).toBe(true);
});

test('the organ plays the chord: a stab is short and loud, a held chord lasts two beats or the bar', () => {
  const organ = played('organ');
  expect(pitches(organ.slice(0, 3))).toEqual([57, 62, 65]);
  expect(organ.filter((_, index) => index % 3 === 0).map(({ length }) => length)).toEqual([0.3, 1.8, 3.8]);
  expect(organ[0]?.gain).toBeGreaterThan(organ[3]?.gain ?? 1);
});

test('the guitar plays the root an octave above the bass: a stab is louder than a held note', () => {
  const [stab, held] = played('guitar');
  expect([stab?.pitch, held?.pitch, stab?.length, held?.length]).toEqual([50, 50, 0.3, 3.8]);
  expect(stab?.gain).toBeGreaterThan(held?.gain ?? 1);
});

test('a tune is howled unless another instrument leads, and from layer 3 on a bell doubles it an octave below', () => {
  const tune = [[1, 6, 74, 1.5]] as const;
  expect(writeTune({ ...music, tune }, 64, 2)).toMatchObject([
    { instrument: 'howl', beat: 69.5, pitch: 74, length: 1.5 },
  ]);
  expect(writeTune({ ...music, tune, lead: 'guitar' }, 64, 3)).toMatchObject([
    { instrument: 'guitar', beat: 69.5, pitch: 74 },
    { instrument: 'bell', beat: 69.5, pitch: 62 },
  ]);
  expect(writeTune(music, 64, 3)).toEqual([]);
});
