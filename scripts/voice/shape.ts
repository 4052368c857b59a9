// Turns a speaker's word into the zombie's: cut to its sounding part, roughened a little, and as loud as every other
// word.

import { type Spoken, sampleRate } from './speak.ts';

/** Level below which a sample is silence around the word. */
const quiet = 0.01;
/** Samples over which a word fades in and out. */
const edge = Math.round(0.004 * sampleRate);
/** The growl: how often the voice trembles in a second, and how deep. */
const tremble = { hertz: 33, depth: 0.22 };
/** The loudness of every word: the mean level of its sounding part, and the highest level of any sample. */
const level = 0.3;
const ceiling = 0.92;

export function shape({ samples, onset }: Spoken): Spoken {
  const first = samples.findIndex((sample) => Math.abs(sample) > quiet);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > quiet);
  const from = Math.max(0, first - edge);
  const word = samples.slice(from, last + edge);
  // High frequencies are raised: phones can play them, and they distinguish consonants.
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
