// The dancer's skeleton at a moment of the house routine.

import { houseTimeline } from './house-timeline.ts';
import type { Pose } from './pose.ts';
import { poseOf } from './pose-of.ts';

/** The pose at `time` seconds of the routine, clamped to 0..360. Pure: the same time gives the same pose. */
export function poseAt(time: number): Pose {
  return poseOf(houseTimeline(), time);
}
