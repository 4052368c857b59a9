// The part of the operator's own dance that a lesson needs: its score, the phrases that the lesson teaches, and the
// places of their counts in the lesson's media.

import type { CourseLesson, CourseStep } from '#course/content/course.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { type Mappings, mediumKey, type OwnDance } from '#dance/rules/score/own-dance.ts';
import { revisedOn } from '#dance/rules/score/revision.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { mappingProblem } from '#dance/rules/score/score-problem.ts';
import { youtubeIds } from '#player/rules/medium-source.ts';
import { limits } from '#subjects/rules/limits.ts';

export type LessonDance = {
  /** The operator's own score; left out for the house routine. */
  score?: Score | undefined;
  /**
   * Numbers (from 1) of the phrases that this lesson teaches. A lesson that teaches nothing new has all phrases taught
   * before it. The rehearsal has all phrases, and so has a lesson if neither it nor a lesson before it teaches a
   * phrase.
   */
  phrases: number[];
  /** Numbers of the new phrases of each lesson, lesson 1 first. */
  days: number[][];
  /** Where the counts are in the media of this lesson's steps, and in the recording, by mediumKey. */
  mappings: Mappings;
  /** File name of the recording; left out unless the recording is mapped. */
  recording?: string | undefined;
};

/** A lesson as learners get it; without `dance` the course teaches the house routine. */
export type TaughtLesson = CourseLesson & { dance?: LessonDance | undefined };

/**
 * Returns the data that a lesson needs to teach by counts. The result is empty when the course teaches the house
 * routine and no medium of the lesson is mapped. A mapping that does not fit the score is left out: an operator may
 * import a mapping without its score. `recording` is the file name of the recording, if there is one.
 */
export function lessonDance(
  { order_num, steps }: Pick<CourseLesson, 'order_num' | 'steps'>,
  dance: OwnDance | null,
  { mappings, recording }: { mappings: Mappings; recording: string | undefined },
): { dance?: LessonDance } {
  const score = dance?.score ?? houseScore();
  const music = recording === undefined ? undefined : mediumKey({ file: recording });
  const keys = new Set([...steps.flatMap(mediaOf), music]);
  const own = Object.entries(mappings).filter(
    ([key, mapping]) => keys.has(key) && mappingProblem(mapping, score, null) === null,
  );
  if (!dance && own.length === 0) return {};
  const every = score.phrases.map((_, index) => index + 1);
  const numbers = new Map(score.phrases.map(({ id }, index) => [id, index + 1]));
  const days = dance?.days.map((ids) => ids.flatMap((id) => numbers.get(id) ?? []).toSorted((a, b) => a - b));
  const taught = order_num > limits.lessons ? every : danced(days ?? houseDays(), order_num, every);
  return {
    dance: {
      ...(dance ? { score } : {}),
      phrases: taught,
      days: days ?? houseDays(),
      mappings: Object.fromEntries(own),
      ...(own.some(([key]) => key === music) ? { recording } : {}),
    },
  };
}

/** The phrases that a lesson teaches, or the phrases that it revises when it teaches nothing new. */
function danced(days: readonly number[][], day: number, every: number[]): number[] {
  const taught = days[day - 1] ?? [];
  if (taught.length > 0) return taught;
  const { soFar } = revisedOn(days, day);
  return soFar.length > 0 ? soFar.toSorted((a, b) => a - b) : every;
}

/** The phrases of the house routine that each lesson teaches: two a day. */
export function houseDays(): number[][] {
  return Array.from({ length: limits.lessons }, (_, index) => [2 * index + 1, 2 * index + 2]);
}

/** The keys (mediumKey) of a step's media, in the order in which the player tries the media. */
export function mediaOf({ youtube_id, media_file }: Pick<CourseStep, 'youtube_id' | 'media_file'>): string[] {
  return [
    ...youtubeIds(youtube_id).map((id) => mediumKey({ youtube_id: id })),
    ...(media_file ? [mediumKey({ file: media_file })] : []),
  ];
}
