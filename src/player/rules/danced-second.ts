// Turns a second of a medium into the second of the house dancer's own clock. He dances every dance in seconds
// of the house routine's tempo (src/dance/rules/compose/compose.ts).

import { countSeconds } from '#dance/content/routine/routine.ts';
import { countAt, type Mapping } from '#dance/rules/score/mapping.ts';
import { lengthOf } from '#dance/rules/score/score.ts';
import type { ShownScore } from './medium-source.ts';

/**
 * The dancer's second at a second of a medium. Where the medium shows no count it is the dance's start before
 * the first count, else the dance's end.
 */
export function dancedSecond({ score, mapping }: ShownScore, second: number): number {
  const count = countAt(mapping, second) ?? (isBefore(mapping, second) ? 0 : lengthOf(score));
  return count * countSeconds;
}

/** Whether `second` is at or before the first count that the medium shows, or the medium shows none. */
function isBefore({ spans }: Mapping, second: number): boolean {
  const first = spans[0]?.anchors[0];
  return first === undefined || second <= first.at;
}
