// Turns a second of a medium into the second of the house dancer's own clock. For every dance that clock runs in
// the house routine's tempo (src/dance/rules/compose/compose.ts).

import { countSeconds } from '#dance/content/routine/routine.ts';
import { countAt, type Mapping } from '#dance/rules/score/mapping.ts';
import { lengthOf } from '#dance/rules/score/score.ts';
import type { ShownScore } from './medium-source.ts';

/**
 * Returns the second of the dancer's clock at a second of a medium. Where the medium shows no count, that second
 * is the dance's start before the first count, and the dance's end everywhere else.
 */
export function dancedSecond({ score, mapping }: ShownScore, second: number): number {
  const count = countAt(mapping, second) ?? (isBefore(mapping, second) ? 0 : lengthOf(score));
  return count * countSeconds;
}

/** Whether `second` is at or before the first count that the medium shows, or the medium shows no count. */
function isBefore({ spans }: Mapping, second: number): boolean {
  const first = spans[0]?.anchors[0];
  return first === undefined || second <= first.at;
}
