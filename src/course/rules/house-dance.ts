// The steps that the house dancer dances. Nothing but this file asks whose step it is.

import type { CourseStep } from '#course/content/course.ts';
import { youtubeIds } from '#player/rules/medium-source.ts';
import { isRange, type Range } from '#player/rules/range.ts';

type Shown = Pick<CourseStep, 'youtube_id' | 'media_file' | 'dance_start' | 'dance_end'>;

/**
 * Whether a step is the built-in course's own kind: it names a stretch of the house routine and no medium. The course
 * that Shamble ships has no other steps. A step with a video or a file shows the operator's dance, and nobody knows
 * what a step teaches that names nothing: the house routine would be the wrong dance for both, also where their video
 * fails.
 */
export function isDanced(step: Shown): boolean {
  return youtubeIds(step.youtube_id).length === 0 && !step.media_file && danceOf(step) !== null;
}

/** The stretch of the routine (seconds) that a step or an item names; null where it names none that makes sense. */
export function danceOf({ dance_start, dance_end }: Pick<Shown, 'dance_start' | 'dance_end'>): Range | null {
  if (dance_start === null || dance_end === null) return null;
  const range = { start: dance_start, end: dance_end };
  return isRange(range) ? range : null;
}
