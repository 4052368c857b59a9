// What is to be played: one step's range, its practice items and the media that can show it, in the order to try them.
// Invariant: a scene always ends in the dancer, so that nobody is left without something to follow.

import type { Checklist, CourseStep } from '#content/course/course.ts';
import { limits } from '#rules/limits.ts';
import { isRange, type Range } from './range.ts';
import { segmentsOf } from './segments.ts';

/** Seconds of the video (youtube, file) or seconds of the house routine (dancer). */
export type Timeline = 'video' | 'dance';

export type MediumSource =
  /** `controls`: the service's own bar is shown (the rehearsal). */
  | { kind: 'youtube'; youtube_id: string; controls?: boolean }
  | { kind: 'file'; url: string }
  /** `chorus`: how many dance behind the lead (the rehearsal). */
  | { kind: 'dancer'; chorus?: number };

export type SceneItem = { id: string; text: string; video: Range; dance: Range };

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
  without_media: boolean;
};

const youtubeId = /^[\w-]{11}$/;

/** Ids of one `youtube_id` field: several may be listed, separated by commas or spaces. */
export function youtubeIds(field: string | null): string[] {
  return [...new Set((field ?? '').split(/[\s,]+/).filter(Boolean))];
}

/** Only an id of 11 characters can be played (error 2 otherwise); everything else is refused before the service is asked. */
export function isYoutubeId(id: string): boolean {
  return youtubeId.test(id);
}

/**
 * The scene of one step. `lessonDance` is the lesson's own stretch of the routine (its two phrases, seconds): the
 * understudy dances it where the step or an item names none.
 */
export function sceneOf(
  step: CourseStep,
  { advances, lessonDance, controls = false }: { advances: boolean; lessonDance: Range; controls?: boolean },
): Scene {
  const dance = rangeOf(step.dance_start, step.dance_end);
  const sources: MediumSource[] = [
    ...youtubeIds(step.youtube_id).map((youtube_id) => ({ kind: 'youtube' as const, youtube_id, controls })),
    ...(step.media_file ? [{ kind: 'file' as const, url: `/media/${step.media_file}` }] : []),
    controls ? { kind: 'dancer', chorus: 4 } : { kind: 'dancer' },
  ];
  return {
    id: step.id,
    sources,
    video: { start: Math.max(0, step.start_time), end: step.end_time },
    dance: dance ?? lessonDance,
    items: step.checklists.map((item, index) => itemOf(item, index, dance ?? lessonDance)),
    advances,
    repeats: step.step_type !== 'rehearse',
    without_media: sources.length === 1 && dance === null,
  };
}

/** Which clock a source runs on. */
export function timelineOf(source: MediumSource): Timeline {
  return source.kind === 'dancer' ? 'dance' : 'video';
}

/** Tells two sources apart: equal keys mean that the loaded medium can stay. */
export function sourceKey(source: MediumSource): string {
  if (source.kind === 'youtube') return `youtube ${source.youtube_id}`;
  return source.kind === 'file' ? `file ${source.url}` : 'dancer';
}

/** The two phrases of lesson `order_num`; the rehearsal is the whole routine of 360 seconds. */
export function lessonDanceOf(order_num: number): Range {
  if (order_num > limits.lessons) return { start: 0, end: 360 };
  return { start: (order_num - 1) * 30, end: order_num * 30 };
}

function itemOf(item: Checklist, index: number, dance: Range): SceneItem {
  const segments = segmentsOf(dance);
  const own = rangeOf(item.dance_start, item.dance_end);
  return {
    id: item.id,
    text: item.item_text,
    video: { start: item.start_time, end: item.end_time },
    dance: own ?? segments[index % segments.length] ?? dance,
  };
}

function rangeOf(start: number | null, end: number | null): Range | null {
  if (start === null || end === null) return null;
  const range = { start, end };
  return isRange(range) ? range : null;
}
