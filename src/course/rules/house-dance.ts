// Says which steps the house dancer dances: no other file works that out from a step's fields.

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
 * Whether a step names counts of the house routine and no medium, as all steps of the built-in course do. A step with a
 * video or a file teaches the operator's dance, and a step that names nothing teaches an unknown dance. The house
 * routine would be wrong in both, even when the video fails.
 */
export function isDanced(step: Shown): boolean {
  return youtubeIds(step.youtube_id).length === 0 && !step.media_file && danceOf(step) !== null;
}

/**
 * Whether a step shows the house routine. In a course whose own dance the house dancer knows completely, steps without
 * media show that dance instead.
 */
export function isHouse(
  step: Shown,
  { dance }: { dance?: { score?: Score | undefined } | undefined },
): boolean {
  return isDanced(step) && !(dance?.score && isDanceable(dance.score));
}

/**
 * Whether a course leads to the house routine: its rehearsal has no video, file or score of an operator. In a course
 * that leads to another dance, the public pages don't show the house routine either.
 */
export function isHouseCourse(
  lessons: readonly Pick<TaughtLesson, 'order_num' | 'steps' | 'dance'>[],
): boolean {
  const rehearsal = lessons.find(({ order_num }) => order_num === limits.rehearsalLesson);
  return rehearsal !== undefined && !rehearsal.dance?.score && rehearsal.steps.every(isDanced);
}

/**
 * The counts of the house routine that a step or an item names in seconds at the routine's tempo. It is null when there
 * are no seconds, or when they make no range.
 */
export function danceOf({ dance_start, dance_end }: Pick<Shown, 'dance_start' | 'dance_end'>): Counts | null {
  if (dance_start === null || dance_end === null) return null;
  if (!isRange({ start: dance_start, end: dance_end })) return null;
  return { start: houseCount(dance_start), end: houseCount(dance_end) };
}

/** Returns the count of the house routine at a second, at the routine's tempo. */
export function houseCount(seconds: number): number {
  const count = (seconds * houseScore().tempo) / 60;
  const whole = Math.round(count);
  return Math.abs(count - whole) < 1e-6 ? whole : count;
}

/** Returns the second of the house routine at a count, at the routine's tempo. */
export function houseSecond(count: number): number {
  return (count * 60) / houseScore().tempo;
}
