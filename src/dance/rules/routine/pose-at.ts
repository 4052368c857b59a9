// Gives the dancer's pose at a moment of the dancer's clock.

import { exercisesStart } from '#dance/content/routine/exercises.ts';
import { isExercise } from './danced-at.ts';
import { exerciseTimeline, houseTimeline } from './house-timeline.ts';
import type { Pose } from './pose.ts';
import { poseOf } from './pose-of.ts';

/**
 * The pose at `time` seconds of the dancer's clock: of the routine up to 360, then the routine's last pose, and from
 * `exercisesStart` on of warm-up and cool-down. The same time always gives the same pose.
 */
export function poseAt(time: number): Pose {
  return isExercise(time) ? poseOf(exerciseTimeline(), time - exercisesStart) : poseOf(houseTimeline(), time);
}
