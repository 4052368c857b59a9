// How far a recording lasts under the operator's own dance.

import { type Mapping, secondOf } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { lengthOf } from '#dance/rules/score/score.ts';

/**
 * Returns the seconds at the end of a dance without music, for a recording of a given length: by its mapping if it has one, or
 * else by the tempo and intro in the script. 0 if the music lasts.
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
