// Finds the dance at a moment of the dancer's clock: the routine, or the warm-up and cool-down, which come after it.

import { exercises, exercisesStart } from '#dance/content/routine/exercises.ts';
import type { Routine } from '#dance/content/routine/notation.ts';
import { routine } from '#dance/content/routine/routine.ts';
import { type CalledWords, calledWords } from './called-words.ts';

/** A dance, the second of the dancer's clock at which the dance begins, and its called words. */
export type DanceOnClock = { routine: Routine<string>; start: number; words: CalledWords };

/**
 * Whether warm-up or cool-down is danced at `time` (seconds). The last microsecond before the first count belongs to
 * the warm-up too, because a time that was worked out from a recording's tempo carries rounding errors.
 */
export function isExercise(time: number): boolean {
  return time > exercisesStart - 1e-6;
}

let house: DanceOnClock | undefined;
let behind: DanceOnClock | undefined;

/** The dance at `time` seconds of the dancer's clock. */
export function danceAt(time: number): DanceOnClock {
  if (!isExercise(time)) {
    house ??= { routine, start: 0, words: calledWords(routine) };
    return house;
  }
  behind ??= { routine: exercises, start: exercisesStart, words: calledWords(exercises) };
  return behind;
}
