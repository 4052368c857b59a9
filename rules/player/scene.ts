// What is to be played: one step's range, its practice items and the media that can show it, in the order to try them.
// Invariant: a scene always ends in the dancer, so that a learner always has something to follow.

import type { Checklist, CourseStep } from '#content/course/course.ts';
import { limits } from '#rules/limits.ts';
import { phraseCount, phrasesRange } from '#rules/practice/pieces.ts';
import {
  dancerSource,
  fileSource,
  type MediumSource,
  mediaAddress,
  youtubeIds,
  youtubeSource,
} from './medium-source.ts';
import { isRange, type Range } from './range.ts';
import { segmentsOf } from './segments.ts';

export type SceneItem = { id: string; video: Range; dance: Range };

export type Scene = {
  /** The step's id. */
  id: string;
  sources: readonly MediumSource[];
  video: Range;
  dance: Range;
  items: readonly SceneItem[];
  /** True on a learn part that another one follows: its end starts the next one (specification, section 4). */
  advances: boolean;
  /** Loop ON/OFF governs it; false for the rehearsal, which is danced through. */
  repeats: boolean;
  /** The step names no media and no part of the routine: 'No videos available for this lesson'. */
  withoutMedia: boolean;
};

/**
 * The scene of one step. `lessonDance` is the lesson's own stretch of the routine (its two phrases, seconds): the
 * understudy dances it where the step or an item names none.
 */
export function sceneOf(
  step: CourseStep,
  { advances, lessonDance, controls = false }: { advances: boolean; lessonDance: Range; controls?: boolean },
): Scene {
  const dance = rangeOf(step.dance_start, step.dance_end);
  const sources = sourcesOf(step, controls);
  return {
    id: step.id,
    sources,
    video: { start: Math.max(0, step.start_time), end: step.end_time },
    dance: dance ?? lessonDance,
    items: step.checklists.map((item, index) => itemOf(item, index, dance ?? lessonDance)),
    advances,
    repeats: step.step_type !== 'rehearse',
    withoutMedia: sources.length === 1 && dance === null,
  };
}

/** A stretch of the routine without a lesson around it, shown by the house dancer; `changes` make it another scene. */
export function danceScene(id: string, dance: Range, changes: Partial<Scene> = {}): Scene {
  const nothing = { items: [], advances: false, withoutMedia: false };
  return { id, sources: [dancerSource()], video: dance, dance, repeats: true, ...nothing, ...changes };
}

/** The media of a step in the order in which they are tried; `controls` as in youtubeSource. */
export function sourcesOf(
  { youtube_id, media_file, start_time: start }: Pick<CourseStep, 'youtube_id' | 'media_file' | 'start_time'>,
  controls = false,
): MediumSource[] {
  return [
    ...youtubeIds(youtube_id).map((id) => youtubeSource(id, { start, controls })),
    ...(media_file ? [fileSource(mediaAddress(media_file))] : []),
    dancerSource(controls ? 4 : 0),
  ];
}

/** The two phrases of lesson `order_num`; the rehearsal is the whole routine. */
export function lessonDanceOf(order_num: number): Range {
  return order_num > limits.lessons
    ? phrasesRange(1, phraseCount)
    : phrasesRange(2 * order_num - 1, 2 * order_num);
}

function itemOf(item: Checklist, index: number, dance: Range): SceneItem {
  const segments = segmentsOf(dance);
  const own = rangeOf(item.dance_start, item.dance_end);
  return {
    id: item.id,
    video: { start: item.start_time, end: item.end_time },
    dance: own ?? segments[index % segments.length] ?? dance,
  };
}

function rangeOf(start: number | null, end: number | null): Range | null {
  if (start === null || end === null) return null;
  const range = { start, end };
  return isRange(range) ? range : null;
}
