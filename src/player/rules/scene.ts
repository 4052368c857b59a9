// What is to be played: a range, practice items within it, and the media that can show it, in the order to try them.

import { dancerSource, type MediumSource } from './medium-source.ts';
import type { Range } from './range.ts';

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
  /** The step names no media and no part of the routine: 'No videos available for this lesson' (specification, section 8). */
  withoutMedia: boolean;
};

/** A stretch of the routine without a lesson around it, shown by the house dancer; `changes` make it another scene. */
export function danceScene(id: string, dance: Range, changes: Partial<Scene> = {}): Scene {
  const nothing = { items: [], advances: false, withoutMedia: false };
  return { id, sources: [dancerSource()], video: dance, dance, repeats: true, ...nothing, ...changes };
}
