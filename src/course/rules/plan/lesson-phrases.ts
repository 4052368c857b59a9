// The phrases that a lesson teaches. A lesson that shows no counts teaches no phrases.

import type { CourseStep } from '#course/content/course.ts';
import { danceOf, isDanced, isHouse } from '#course/rules/house-dance.ts';
import { type LessonDance, mediaOf } from '#course/rules/lesson-dance.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { phrasesIn } from '#dance/rules/score/score.ts';

type Shown = Pick<CourseStep, 'step_type' | 'youtube_id' | 'media_file' | 'dance_start' | 'dance_end'>;

/**
 * Returns numbers of phrases, from 1. If all steps of a lesson show the house routine, the lesson teaches the phrases
 * of its practice step. Any other lesson teaches the phrases that the operator assigned to it, if the house dancer or a
 * medium of the lesson shows counts.
 */
export function lessonPhrases({
  steps,
  dance,
}: {
  steps: readonly Shown[];
  dance?: LessonDance | undefined;
}): number[] {
  const practice = steps.find(({ step_type }) => step_type === 'practice');
  if (practice && steps.every((step) => isHouse(step, { dance })))
    return phrasesIn(houseScore(), danceOf(practice) ?? { start: 0, end: 0 });
  const shown = steps.some(
    (step) =>
      (isDanced(step) && !isHouse(step, { dance })) ||
      mediaOf(step).some((key) => dance?.mappings[key] !== undefined),
  );
  return shown ? (dance?.phrases ?? []) : [];
}
