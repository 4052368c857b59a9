// The names of the house moves.

import { type MoveName, moves } from '#dance/content/routine/moves.ts';
import { calledName, isMirrored } from '#dance/rules/routine/called-move.ts';
import { mirrorWords } from '#dance/rules/routine/mirror-move.ts';
import type { HouseCall } from './stretches.ts';

/**
 * Returns the name of a move for operators. In the name of a mirrored move 'left' and 'right' are exchanged; a name
 * without these words gets an addition: 'Stomp, other side'.
 */
export function titleOf(call: HouseCall): string {
  const { title } = moves[calledName<MoveName>(call)];
  if (!isMirrored(call)) return title;
  const other = mirrorWords(title);
  return other === title ? `${title}, other side` : other;
}
