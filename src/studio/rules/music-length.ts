// How far a recording goes under the operator's own dance.

import { type Mapping, secondOf } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { lengthOf } from '#dance/rules/score/score.ts';

/**
 * Returns the seconds at the end of a dance for which a recording of so many seconds has no music: by the counts that are known in
 * it, else by the tempo and the intro that the script names. 0 where the music lasts.
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
