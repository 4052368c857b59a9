// The timelines of the house routine and of warm-up and cool-down. They never change while the program runs, so each is
// compiled once and kept.

import { exercises } from '#dance/content/routine/exercises.ts';
import { routine } from '#dance/content/routine/routine.ts';
import { compilePhrases, compileRoutine } from './compile-routine.ts';
import type { Timeline } from './timeline.ts';

const phrases = compilePhrases(routine);
let compiled: Timeline | undefined;

/** Returns the timeline of the house routine. Phrases that are not compiled yet are compiled first. */
export function houseTimeline(): Timeline {
  while (!compiled) prepareHouseTimeline();
  return compiled;
}

/**
 * Compiles one more phrase, and returns whether the timeline is ready. A page can do other things between two
 * calls.
 */
export function prepareHouseTimeline(): boolean {
  if (compiled) return true;
  const { done, value } = phrases.next();
  if (done) compiled = value;
  return compiled !== undefined;
}

let compiledExercises: Timeline | undefined;

/** Returns the timeline of warm-up and cool-down, which is compiled at the first call. */
export function exerciseTimeline(): Timeline {
  compiledExercises ??= compileRoutine(exercises);
  return compiledExercises;
}
