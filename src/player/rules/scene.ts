// A scene is what the player plays: a range, practice items within it, and the media that can show it, in the
// order in which they are tried.

import { houseScore } from '#dance/rules/score/house-score.ts';
import { allCounts, type Counts, type Score } from '#dance/rules/score/score.ts';
import { dancerSource, type MediumSource } from './medium-source.ts';
import type { Range } from './range.ts';

export type SceneItem = {
  id: string;
  /** Seconds of the step's videos and files. */
  video: Range;
  /** Counts of the scene's score; null where they are not known. */
  counts: Counts | null;
};

export type Scene = {
  /** The step's id. */
  id: string;
  sources: readonly MediumSource[];
  /** Seconds of the step's videos and files. */
  video: Range;
  /** The dance of the scene, and the counts of it that dancer and count card show. */
  score: Score;
  counts: Counts;
  /** Number of counts that a lesson teaches. In longer stretches the voice says cues, not counts. */
  lessonCounts: number;
  items: readonly SceneItem[];
  /**
   * Whether the step is a learn part that another part follows: the end of the step starts that part
   * (specification, section 4).
   */
  advances: boolean;
  /** Whether the scene repeats with Loop ON; false for the rehearsal, which is danced through. */
  repeats: boolean;
  /**
   * Whether the step names no media and no part of the routine, so that the page says 'No videos available for
   * this lesson' (specification, section 8).
   */
  withoutMedia: boolean;
};

/** Counts of the two phrases that a lesson of the house routine teaches. */
export const houseLessonCounts = 64;

/**
 * The house routine without a lesson around it, shown by the house dancer; `changes` replace fields of this scene.
 */
export function danceScene(
  id: string,
  counts: Counts = allCounts(houseScore()),
  changes: Partial<Scene> = {},
): Scene {
  return {
    id,
    sources: [dancerSource()],
    video: { start: 0, end: 0 },
    score: houseScore(),
    counts,
    lessonCounts: houseLessonCounts,
    items: [],
    advances: false,
    repeats: true,
    withoutMedia: false,
    ...changes,
  };
}
