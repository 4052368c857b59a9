// What a lesson needs of the operator's own dance: the score, the phrases that it teaches, and the places of their counts
// in its own media.

import type { CourseLesson, CourseStep } from '#course/content/course.ts';
import { type Mappings, mediumKey, type OwnDance } from '#dance/rules/score/own-dance.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { mappingProblem } from '#dance/rules/score/score-problem.ts';
import { youtubeIds } from '#player/rules/medium-source.ts';
import { limits } from '#subjects/rules/limits.ts';

export type LessonDance = {
  score: Score;
  /** Numbers (from 1) of the phrases that this lesson teaches; of all phrases for the rehearsal. */
  phrases: number[];
  /** Where the counts lie in the media of this lesson's steps, and in the recording, by mediumKey. */
  mappings: Mappings;
};

/** A lesson as learners get it; without `dance` the course teaches the house routine. */
export type TaughtLesson = CourseLesson & { dance?: LessonDance };

/**
 * What a lesson needs of an own dance. A mapping that was imported without its score, and does not fit this one, stays
 * behind. `recording` is the name of the recording's file, if there is one.
 */
export function lessonDance(
  { order_num, steps }: Pick<CourseLesson, 'order_num' | 'steps'>,
  { score, days }: OwnDance,
  { mappings, recording }: { mappings: Mappings; recording: string | undefined },
): LessonDance {
  const every = order_num > limits.lessons;
  const taught = new Set(days[order_num - 1]);
  const keys = new Set([
    ...steps.flatMap(mediaOf),
    ...(recording === undefined ? [] : [mediumKey({ file: recording })]),
  ]);
  return {
    score,
    phrases: score.phrases.flatMap(({ id }, index) => (every || taught.has(id) ? [index + 1] : [])),
    mappings: Object.fromEntries(
      Object.entries(mappings).filter(
        ([key, mapping]) => keys.has(key) && mappingProblem(mapping, score, null) === null,
      ),
    ),
  };
}

/** The media of a step by mediumKey, in the order in which they are tried. */
export function mediaOf({ youtube_id, media_file }: Pick<CourseStep, 'youtube_id' | 'media_file'>): string[] {
  return [
    ...youtubeIds(youtube_id).map((id) => mediumKey({ youtube_id: id })),
    ...(media_file ? [mediumKey({ file: media_file })] : []),
  ];
}
