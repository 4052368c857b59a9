// Finds beats that can be heard clearly through a phone, whose loudspeaker plays little below 450 Hz.

import { filter, highPass, lowPass } from './biquad.ts';

/** Bands in hertz: the ear hears a beginning when one band gets louder, whatever the other bands do. */
const bands = [
  [450, 1000],
  [1000, 2000],
  [2000, 3500],
  [3500, 8000],
] as const;
/** Decibels by which a band must rise above its own level right before. */
const rise = 6;
/** Decibels relative to full scale below which a sound can't be heard across a room. */
const faint = -45;

/** Seconds before and after a beat that are examined, and seconds before these in which the filters settle. */
const around = { before: 0.05, after: 0.03, settling: 0.1 };

/** Returns for each beat (seconds) whether a sound clearly begins on it: within 30 milliseconds, above 450 Hz. */
export function clearOnsets(samples: Float32Array, sampleRate: number, beats: readonly number[]): boolean[] {
  const filters = bands.map(([low, high]) => [...highPass(low, sampleRate), ...lowPass(high, sampleRate)]);
  return beats.map((beat) => {
    const from = Math.max(0, Math.round((beat - around.before - around.settling) * sampleRate));
    const near = samples.subarray(from, Math.round((beat + around.after) * sampleRate));
    const at = beat - from / sampleRate;
    return filters.some((sections) => {
      const band = filter(near, sections);
      const after = Math.max(
        ...[-0.01, 0, 0.01].map((late) => level(band, sampleRate, at + late, at + late + 0.02)),
      );
      return after > faint && after - level(band, sampleRate, at - around.before, at - 0.012) >= rise;
    });
  });
}

function level(samples: Float32Array, sampleRate: number, from: number, to: number): number {
  let sum = 0;
  const [first, last] = [Math.max(0, Math.round(from * sampleRate)), Math.round(to * sampleRate)];
  for (let i = first; i < last; i++) sum += (samples[i] ?? 0) ** 2;
  return 10 * Math.log10(sum / Math.max(1, last - first) + 1e-12);
}
