// Facts about an operator's own recording: how many seconds of the dance it leaves silent, and where its music begins.

import { type Mapping, secondOf } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { lengthOf } from '#dance/rules/score/score.ts';

/**
 * Returns the seconds at the end of a dance without music, for a recording of a given length: by its mapping if it has
 * one, or else by the tempo and intro in the script. The result is 0 if the music lasts until the end of the dance.
 */
export function silentSeconds(
  { score, intro = 0 }: OwnDance,
  mapping: Mapping | null,
  seconds: number,
): number {
  const length = lengthOf(score);
  const last = mapping?.spans.at(-1);
  const end = last ? secondOf(last, length) : intro + (length * 60) / score.tempo;
  return Math.max(0, end - seconds);
}

/** The share of the loudest sample's level from which a sample counts as sound. */
const audible = 0.05;

/**
 * Returns the second of the first sound in a recording; 0 for a recording that is silent all the way. This second
 * counts as that of the first beat until the operator sets another. `rate` is the number of samples a second.
 */
export function firstSound(samples: Float32Array, rate: number): number {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  const first = samples.findIndex((sample) => Math.abs(sample) >= audible * loudest);
  return Math.max(0, first) / rate;
}
