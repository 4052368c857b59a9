// Whether a beat can be heard through a phone, whose loudspeaker plays little below 450 Hz.

import { filter, highPass } from './biquad.ts';

/** Decibels by which a beat must rise above what sounds right before it. */
const rise = 6;
/** Decibels beside full scale below which nothing is heard across a room. */
const faint = -45;

/** For each beat (seconds), whether something clearly begins on it. */
export function clearOnsets(samples: Float32Array, sampleRate: number, beats: readonly number[]): boolean[] {
  const heard = filter(samples, highPass(450, sampleRate));
  const level = (from: number, to: number) => {
    let sum = 0;
    const [first, last] = [Math.max(0, Math.round(from * sampleRate)), Math.round(to * sampleRate)];
    for (let i = first; i < last; i++) sum += (heard[i] ?? 0) ** 2;
    return 10 * Math.log10(sum / Math.max(1, last - first) + 1e-12);
  };
  return beats.map((beat) => {
    const after = Math.max(...[-0.01, 0, 0.01, 0.02, 0.03].map((at) => level(beat + at, beat + at + 0.02)));
    return after > faint && after - level(beat - 0.09, beat - 0.015) >= rise;
  });
}
