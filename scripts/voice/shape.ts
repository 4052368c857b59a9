// From a speaker's word to the zombie's: cut to what sounds, roughened a little, and as loud as every other.

import { type Spoken, sampleRate } from './speak.ts';

/** Below this it is silence around the word. */
const quiet = 0.01;
/** Samples within which the ends of a word come and go. */
const edge = Math.round(0.004 * sampleRate);
/** The growl: how often a second the voice trembles, and how deeply. */
const tremble = { hertz: 33, depth: 0.22 };
/** The loudness of every word: the mean level where it sounds, and what no sample passes. */
const level = 0.3;
const ceiling = 0.92;

export function shape({ samples, onset }: Spoken): Spoken {
  const first = samples.findIndex((sample) => Math.abs(sample) > quiet);
  const last = samples.findLastIndex((sample) => Math.abs(sample) > quiet);
  const from = Math.max(0, first - edge);
  const word = samples.slice(from, last + edge);
  // More of what a phone can play and a listener tells consonants by.
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
