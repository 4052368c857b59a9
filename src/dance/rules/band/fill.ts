// The fill at the end of each phrase: strokes of drums in the last two counts, which lead into the next phrase.

import { phraseCounts } from '#dance/content/routine/notation.ts';
import { hit, type Instrument, type Note } from './note.ts';

/** One stroke of a fill: the number of beats before the phrase's end, the instrument, and the pitch (see note.ts). */
type Stroke = readonly [before: number, instrument: Instrument, pitch?: number];

const faster = (instrument: Instrument) =>
  [2, 1.5, 1, 0.75, 0.5, 0.25].map((before): Stroke => [before, instrument]);
const rising = faster('snare');
const falling: readonly Stroke[] = [
  [2, 'tom', 59],
  [1.75, 'tom', 59],
  [1.5, 'tom', 55],
  [1.25, 'tom', 55],
  [1, 'tom', 50],
  [0.75, 'tom', 50],
  [0.5, 'tom', 45],
  [0.25, 'snare'],
];
const stamping: readonly Stroke[] = [
  [2, 'snare'],
  [1.5, 'kick'],
  [1.25, 'kick'],
  [1, 'snare'],
  [0.75, 'snare'],
  [0.5, 'tom', 47],
  [0.25, 'tom', 45],
];
/** The fill of the first phrase ('Out of the ground'), in which the snare is silent: knocks on the rim, ever faster. */
const knocking = faster('rim');

const fills = [rising, falling, stamping];

/** Returns the fill at the end of a phrase; `phrase` is counted from 0 and begins at beat `start`. */
export function fill(phrase: number, start: number): Note[] {
  const strokes = phrase === 0 ? knocking : (fills[phrase % fills.length] ?? rising);
  return strokes.map(([before, instrument, pitch = 0], i) =>
    hit(instrument, start + phraseCounts - before, pitch, 0.2, 0.3 + (i * 0.35) / strokes.length),
  );
}
