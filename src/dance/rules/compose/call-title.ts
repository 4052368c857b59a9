// The names of the house moves.

import { type MoveName, moves } from '#dance/content/routine/moves.ts';
import { calledName, isMirrored } from '#dance/rules/routine/called-move.ts';
import { mirrorWords } from '#dance/rules/routine/mirror-move.ts';
import type { HouseCall } from './stretches.ts';

/** 'Stomp'; 'Stomp, other side' where the words do not tell the sides apart. */
export function titleOf(call: HouseCall): string {
  const { title } = moves[calledName<MoveName>(call)];
  if (!isMirrored(call)) return title;
  const other = mirrorWords(title);
  return other === title ? `${title}, other side` : other;
}
