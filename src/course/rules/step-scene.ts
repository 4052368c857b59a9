// The scene of a lesson's step: its range, its practice items and its media, in the order to try them.

import type { Checklist, CourseStep } from '#course/content/course.ts';
import { danceOf, isDanced } from '#course/rules/house-dance.ts';
import { mediaAddress } from '#platform/rules/media-address.ts';
import {
  dancerSource,
  fileSource,
  type MediumSource,
  youtubeIds,
  youtubeSource,
} from '#player/rules/medium-source.ts';
import { phraseCount, phrasesRange } from '#player/rules/pieces.ts';
import type { Range } from '#player/rules/range.ts';
import type { Scene, SceneItem } from '#player/rules/scene.ts';
import { segmentsOf } from '#player/rules/segments.ts';
import { limits } from '#subjects/rules/limits.ts';

/** The scene of one step. `lessonDance` is the lesson's own stretch of the routine (its two phrases, seconds). */
export function sceneOf(
  step: CourseStep,
  { advances, lessonDance, controls = false }: { advances: boolean; lessonDance: Range; controls?: boolean },
): Scene {
  const dance = danceOf(step);
  const sources = sourcesOf(step, controls);
  return {
    id: step.id,
    sources,
    video: { start: Math.max(0, step.start_time), end: step.end_time },
    dance: dance ?? lessonDance,
    items: step.checklists.map((item, index) => itemOf(item, index, dance ?? lessonDance)),
    advances,
    repeats: step.step_type !== 'rehearse',
    withoutMedia: sources.length === 0,
  };
}

type Shown = Pick<CourseStep, 'youtube_id' | 'media_file' | 'start_time' | 'dance_start' | 'dance_end'>;

/** The media of a step in the order in which they are tried: the house dancer's, or the operator's; `controls` as in youtubeSource. */
export function sourcesOf(step: Shown, controls = false): MediumSource[] {
  const { youtube_id, media_file, start_time: start } = step;
  if (isDanced(step)) return [dancerSource(controls ? 4 : 0)];
  return [
    ...youtubeIds(youtube_id).map((id) => youtubeSource(id, { start, controls })),
    ...(media_file ? [fileSource(mediaAddress(media_file))] : []),
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
  const own = danceOf(item);
  return {
    id: item.id,
    video: { start: item.start_time, end: item.end_time },
    dance: own ?? segments[index % segments.length] ?? dance,
  };
}
