// All moves of the routine, each with its name.

import { bouncing } from './moves/bouncing.ts';
import { encores } from './moves/encores.ts';
import { limping } from './moves/limping.ts';
import { marching } from './moves/marching.ts';
import { rising } from './moves/rising.ts';
import { rocking } from './moves/rocking.ts';
import { scaring } from './moves/scaring.ts';
import { shrugging } from './moves/shrugging.ts';
import { shuffling } from './moves/shuffling.ts';
import { stomping } from './moves/stomping.ts';
import type { Move } from './notation.ts';

const all = {
  ...rising,
  ...marching,
  ...limping,
  ...bouncing,
  ...shrugging,
  ...shuffling,
  ...stomping,
  ...rocking,
  ...scaring,
  ...encores,
};

export type MoveName = keyof typeof all;

/** The moves by the names with which phrases call them. */
export const moves: Readonly<Record<MoveName, Move>> = all;
