// The operator's own dance: its score, the days that teach its phrases, and the mappings of its counts to the course's
// media. An own dance is kept in two settings, so that it has a history and an undo, and is part of the exported
// course, like other settings.

import type { Mapping } from './mapping.ts';
import { lengthOf, type Score } from './score.ts';

export type OwnDance = {
  score: Score;
  /** For each lesson, from lesson 1 on, the ids of the phrases that the lesson teaches. */
  days: readonly (readonly string[])[];
  /** Seconds of music before the first count, if the dance's script names them. */
  intro?: number | undefined;
};

/** Mappings by the key of their medium (mediumKey). */
export type Mappings = Readonly<Record<string, Mapping>>;

/** The most seconds that a room dances. A longer dance would not be over when the dance of the next hour begins. */
const roomMost = 2_400;

/**
 * Seconds that a room dances an own dance with its intro. They are rounded up to a multiple of ten, because a recording
 * may last some seconds longer than the tempo in the script says.
 */
export function danceLasts({ score, intro = 0 }: OwnDance): number {
  const seconds = intro + (lengthOf(score) * 60) / score.tempo;
  return Math.min(roomMost, Math.ceil(seconds / 10) * 10);
}

/**
 * Whether a text is the key of a medium. Names of films may contain the invisible signs that join letters and emoji.
 */
export function isMediumKey(key: string): boolean {
  return /^(?:youtube [\w-]{11}|file (?:[\u200c\u200d]|[^/\\\p{Cc}\p{Cf}]){1,255})$/u.test(key);
}

/**
 * The key under which a medium's mapping is kept: made of a YouTube id, or of the name of a film or recording
 * in the media folder.
 */
export function mediumKey(medium: { youtube_id: string } | { file: string }): string {
  return 'youtube_id' in medium ? `youtube ${medium.youtube_id}` : `file ${medium.file}`;
}
