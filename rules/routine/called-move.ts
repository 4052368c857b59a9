// What a phrase means by a call: a move's name, with `~` before it when left and right change places.

import type { Call, Move, Routine } from '#content/routine/notation.ts';
import { mirrorMove } from './mirror-move.ts';

/** The move that a phrase calls, mirrored when the call says so. Throws a RangeError when there is none. */
export function calledMove<Name extends string>({ moves }: Routine<Name>, call: Call<Name>): Move {
  const name = calledName(call);
  if (!Object.hasOwn(moves, name)) throw new RangeError(`unknown move ${call}`);
  return call.startsWith('~') ? mirrorMove(moves[name]) : moves[name];
}

/** The name in a call, without its sign for the mirror. */
export function calledName<Name extends string>(call: Call<Name>): Name {
  return call.replace('~', '') as Name;
}
