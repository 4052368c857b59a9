// Loudness as broadcasters measure it (ITU-R BS.1770-4), integrated and gated, of a sound that is the same on both
// channels.

import { filter, type Section } from './biquad.ts';

/** The standard's K weighting, for 48,000 samples a second. */
const weighting: readonly Section[] = [
  { b: [1.53512485958697, -2.69169618940638, 1.19839281085285], a: [-1.69065929318241, 0.73248077421585] },
  { b: [1, -2, 1], a: [-1.99004745483398, 0.99007225036621] },
];

/** LUFS of samples at 48,000 a second, the same on two channels; minus infinity for silence. */
export function loudness(samples: Float32Array): number {
  const weighted = filter(samples, weighting);
  const hop = 4800;
  const hops = Math.floor(weighted.length / hop);
  const energies = Array.from({ length: hops }, (_, i) => energy(weighted, i * hop, hop));
  const blocks = energies.slice(3).map((_, i) => mean(energies.slice(i, i + 4)) * 2);
  const loud = blocks.filter((block) => decibels(block) > -70);
  const gate = decibels(mean(loud)) - 10;
  return decibels(mean(loud.filter((block) => decibels(block) > gate)));
}

const decibels = (power: number) => -0.691 + 10 * Math.log10(power);

function energy(samples: Float32Array, from: number, length: number): number {
  let sum = 0;
  for (let i = from; i < from + length; i++) sum += (samples[i] as number) ** 2;
  return sum / length;
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
