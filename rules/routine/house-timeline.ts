// The house routine, compiled on first use and kept: it never changes while the program runs.

import type { MoveName } from '#content/routine/moves.ts';
import { routine } from '#content/routine/routine.ts';
import { compileRoutine } from './compile-routine.ts';
import type { Timeline } from './timeline.ts';

let compiled: Timeline<MoveName> | undefined;

/** The timeline of the house routine. */
export function houseTimeline(): Timeline<MoveName> {
  compiled ??= compileRoutine(routine);
  return compiled;
}
