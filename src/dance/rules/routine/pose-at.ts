// The dancer's skeleton at a moment of the dancer's clock.

import { exercisesStart } from '#dance/content/routine/exercises.ts';
import { isExercise } from './danced-at.ts';
import { exerciseTimeline, houseTimeline } from './house-timeline.ts';
import type { Pose } from './pose.ts';
import { poseOf } from './pose-of.ts';

/**
 * The pose at `time` seconds: of the routine (0 to 360), after that its last pose, and from `exercisesStart` on
 * of warm-up and cool-down. The function is pure: the same time gives the same pose.
 */
export function poseAt(time: number): Pose {
  return isExercise(time) ? poseOf(exerciseTimeline(), time - exercisesStart) : poseOf(houseTimeline(), time);
}
