// The operator's own dance as a lesson needs it: the score, the phrases that it teaches, and the places of their counts
// in its own media.

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
   * Numbers (from 1) of the phrases that this lesson teaches; of all that was taught before for one that teaches nothing new, and
   * of all phrases for the rehearsal, and where nothing was taught before.
   */
  phrases: number[];
  /** Numbers of the phrases that each lesson teaches anew, lesson 1 first. */
  days: number[][];
  /** Where the counts lie in the media of this lesson's steps, and in the recording, by mediumKey. */
  mappings: Mappings;
  /** The name of the recording's file, where its counts are known. */
  recording?: string | undefined;
};

/** A lesson as learners get it; without `dance` the course teaches the house routine. */
export type TaughtLesson = CourseLesson & { dance?: LessonDance | undefined };

/**
 * The data that a lesson needs to teach by counts: none where the course teaches the house routine and none of the lesson's
 * media is mapped. A mapping that was imported without its score, and does not fit this one, stays behind. `recording` is
 * the name of the recording's file, if there is one.
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

/** What a lesson teaches, or revises where it teaches nothing new. */
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

/** The media of a step by mediumKey, in the order in which they are tried. */
export function mediaOf({ youtube_id, media_file }: Pick<CourseStep, 'youtube_id' | 'media_file'>): string[] {
  return [
    ...youtubeIds(youtube_id).map((id) => mediumKey({ youtube_id: id })),
    ...(media_file ? [mediumKey({ file: media_file })] : []),
  ];
}
