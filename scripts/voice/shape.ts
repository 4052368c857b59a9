// A speaker's word becomes the zombie's: cut to its sounding part, roughened a little, and as loud as every
// other.

import { type Spoken, sampleRate } from './speak.ts';

/** Level below which a sample is silence around the word. */
const quiet = 0.01;
/** Samples within which the ends of a word come and go. */
const edge = Math.round(0.004 * sampleRate);
/** The growl: the voice's trembles a second, and their depth. */
const tremble = { hertz: 33, depth: 0.22 };
/** The loudness of every word: the mean level of its sounding part, and the level that no sample passes. */
const level = 0.3;
const ceiling = 0.92;

export function shape({ samples, onset }: Spoken): Spoken {
  const first = samples.findIndex((sample) => Math.abs(sample) > quiet);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > quiet);
  const from = Math.max(0, first - edge);
  const word = samples.slice(from, last + edge);
  // The high frequencies are raised: a phone can play them, and a listener tells consonants by them.
  const bright = word.map((sample, i) => sample - 0.55 * (word[i - 1] ?? 0));
  const growling = bright.map(
    (sample, i) =>
      sample * (1 - tremble.depth * (0.5 + 0.5 * Math.cos((2 * Math.PI * tremble.hertz * i) / sampleRate))),
  );
  const sounding = growling.filter((sample) => Math.abs(sample) > quiet);
  const mean = Math.sqrt(sounding.reduce((sum, sample) => sum + sample ** 2, 0) / sounding.length);
  const loud = growling.map((sample) => ceiling * Math.tanh((sample * level * 1.5) / mean / ceiling));
  return {
    samples: loud.map((sample, i) => sample * Math.min(1, i / edge, (loud.length - 1 - i) / edge)),
    onset: Math.max(0, onset - from),
  };
}
