// The steps that the house dancer dances. Nothing but this file asks whose step it is.

import type { CourseStep } from '#course/content/course.ts';
import { isDanceable } from '#dance/rules/compose/stretches.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Counts, Score } from '#dance/rules/score/score.ts';
import { youtubeIds } from '#player/rules/medium-source.ts';
import { isRange } from '#player/rules/range.ts';
import { limits } from '#subjects/rules/limits.ts';
import type { TaughtLesson } from './lesson-dance.ts';

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

/** Whether a step shows the house routine in a course: one without media shows the operator's dance as soon as the house dancer knows all of that. */
export function isHouse(
  step: Shown,
  { dance }: { dance?: { score?: Score | undefined } | undefined },
): boolean {
  return isDanced(step) && !(dance?.score && isDanceable(dance.score));
}

/**
 * Whether the house routine is what a course comes to: nobody's video, file or score stands in its rehearsal's place.
 * Where another dance does, the pages before the course don't show the house dancer either.
 */
export function isHouseCourse(
  lessons: readonly Pick<TaughtLesson, 'order_num' | 'steps' | 'dance'>[],
): boolean {
  const rehearsal = lessons.find(({ order_num }) => order_num === limits.rehearsalLesson);
  return rehearsal !== undefined && !rehearsal.dance?.score && rehearsal.steps.every(isDanced);
}

/**
 * The counts of the house routine that a step or an item names, whose seconds are those of its own tempo; null where it
 * names none that make sense.
 */
export function danceOf({ dance_start, dance_end }: Pick<Shown, 'dance_start' | 'dance_end'>): Counts | null {
  if (dance_start === null || dance_end === null) return null;
  if (!isRange({ start: dance_start, end: dance_end })) return null;
  return { start: houseCount(dance_start), end: houseCount(dance_end) };
}

/** The count of the house routine at a second of its own tempo. */
export function houseCount(seconds: number): number {
  const count = (seconds * houseScore().tempo) / 60;
  const whole = Math.round(count);
  return Math.abs(count - whole) < 1e-6 ? whole : count;
}

/** The second of the house routine, at its own tempo, at which a count comes. */
export function houseSecond(count: number): number {
  return (count * 60) / houseScore().tempo;
}
