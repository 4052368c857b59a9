// The phrases of the routine that a lesson teaches: none where other media show it, whose seconds say nothing about the dance.

import type { CourseStep } from '#course/content/course.ts';
import { isDanced } from '#course/rules/house-dance.ts';
import { phrasesWithin } from '#player/rules/pieces.ts';

type Shown = Pick<CourseStep, 'step_type' | 'youtube_id' | 'media_file' | 'dance_start' | 'dance_end'>;

/** The phrases (1 to 24) of the practice step, when the house dancer dances every step of the lesson. */
export function lessonPhrases(steps: readonly Shown[]): number[] {
  const practice = steps.find(({ step_type }) => step_type === 'practice');
  if (!practice || !steps.every(isDanced)) return [];
  return phrasesWithin({ start: practice.dance_start ?? 0, end: practice.dance_end ?? 0 });
}
