// Whether a beat can be heard through a phone, whose loudspeaker plays little below 450 Hz.

import { filter, highPass, lowPass } from './biquad.ts';

/** Hertz: the ear hears a beginning when one of these bands swells, whatever the others do. */
const bands = [
  [450, 1000],
  [1000, 2000],
  [2000, 3500],
  [3500, 8000],
] as const;
/** Decibels by which a band must rise above what sounded in it right before. */
const rise = 6;
/** Decibels beside full scale below which nothing is heard across a room. */
const faint = -45;

/** For each beat (seconds), whether something clearly begins on it: within 30 milliseconds, above 450 Hz. */
export function clearOnsets(samples: Float32Array, sampleRate: number, beats: readonly number[]): boolean[] {
  const heard = bands.map(([low, high]) =>
    filter(samples, [...highPass(low, sampleRate), ...lowPass(high, sampleRate)]),
  );
  return beats.map((beat) =>
    heard.some((band) => {
      const after = Math.max(
        ...[-0.01, 0, 0.01].map((at) => level(band, sampleRate, beat + at, beat + at + 0.02)),
      );
      return after > faint && after - level(band, sampleRate, beat - 0.05, beat - 0.012) >= rise;
    }),
  );
}

function level(samples: Float32Array, sampleRate: number, from: number, to: number): number {
  let sum = 0;
  const [first, last] = [Math.max(0, Math.round(from * sampleRate)), Math.round(to * sampleRate)];
  for (let i = first; i < last; i++) sum += (samples[i] ?? 0) ** 2;
  return 10 * Math.log10(sum / Math.max(1, last - first) + 1e-12);
}
