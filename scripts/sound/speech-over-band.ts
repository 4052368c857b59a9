// Measures whether the voice stands out from the band while it speaks, in the range in which speech is understood: 1 to
// 4 kHz.

import { filter, highPass, lowPass } from './biquad.ts';

/** The seconds during which a word sounds. */
export type Interval = { from: number; until: number };

/** Returns by how many decibels the voice is louder than the band: in all words together, and in the weakest word. */
export function speechOverBand(
  voice: Float32Array,
  band: Float32Array,
  sampleRate: number,
  words: readonly Interval[],
): { all: number; least: number } {
  const sections = [...highPass(1000, sampleRate), ...lowPass(4000, sampleRate)];
  const [speech, under] = [filter(voice, sections), filter(band, sections)];
  const energies = words.map(({ from, until }) => [speech, under].map((sound) => energy(sound, from, until)));
  const sum = (which: 0 | 1) => energies.reduce((total, pair) => total + (pair[which] ?? 0), 0);
  return {
    all: decibels(sum(0) / sum(1)),
    least: Math.min(...energies.map(([one = 0, other = 0]) => decibels(one / other))),
  };

  function energy(sound: Float32Array, from: number, until: number): number {
    let total = 1e-12;
    for (let i = Math.max(0, Math.round(from * sampleRate)); i < until * sampleRate; i++)
      total += (sound[i] ?? 0) ** 2;
    return total;
  }
}

const decibels = (ratio: number) => 10 * Math.log10(ratio);
