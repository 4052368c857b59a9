// A call in a phrase is a move's name, with `~` before it when left and right change places.

import type { Call, Move, Routine } from '#dance/content/routine/notation.ts';
import { mirrorMove } from './mirror-move.ts';

/** The move that a phrase calls, mirrored if the call begins with `~`. Throws a RangeError for an unknown move. */
export function calledMove<Name extends string>(routine: Routine<Name>, call: Call<Name>): Move {
  const move = unmirroredMove(routine, call);
  return isMirrored(call) ? mirrorMove(move) : move;
}

/** The called move as it was written, not mirrored. Throws a RangeError for an unknown move. */
export function unmirroredMove<Name extends string>({ moves }: Routine<Name>, call: Call<Name>): Move {
  const name = calledName(call);
  if (!Object.hasOwn(moves, name)) throw new RangeError(`unknown move ${call}`);
  return moves[name];
}

/** Whether left and right change places in a call. */
export function isMirrored<Name extends string>(call: Call<Name>): boolean {
  return call.startsWith('~');
}

/** The move's name in a call, without the `~`. */
export function calledName<Name extends string>(call: Call<Name>): Name {
  return call.replace('~', '') as Name;
}
