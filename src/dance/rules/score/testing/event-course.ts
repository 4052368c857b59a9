// The media of a made-up event's course, with the true seconds of the counts and the mappings of its operator. The
// media are a song at 118 beats a minute that gets faster by 0.5 %, and two files and three videos in which a teacher
// talks, shows a part slowly, and dances to the song.

import type { MappedCount, Mapping } from '../mapping.ts';
import type { OwnDance } from '../own-dance.ts';
import { proposedDays } from '../propose.ts';
import { readSheet } from '../read-sheet.ts';
import { lengthOf, type Score } from '../score.ts';
import { eventSheet } from './event-sheet.ts';

const { score, intro } = readSheet(eventSheet);
const length = lengthOf(score);
const introSeconds = intro ?? 0;

export const eventScore: Score = score;
export const eventDance: OwnDance = { score, days: proposedDays(score) };

/** The share by which the song's last count is shorter than its first. */
const drift = 0.005;
/** Counts between two anchors of the song: the drift between them is a few milliseconds. */
const anchorGap = 96;
/** Seconds of a count in the parts that are shown slowly. */
const slowCount = (2 * 60) / score.tempo;

/** A part of a medium in which counts are danced; `second` gives the true second of a count. */
export type DancedPart = { from: number; until: number; second: (count: number) => number };

export type EventMedium = { seconds: number; parts: readonly DancedPart[]; mapping: Mapping };

/** Seconds of the song from its first count to the count `count`. */
export function songSeconds(count: number): number {
  return (60 / score.tempo) * (count * (1 + drift / 2) - (drift * count ** 2) / (2 * length));
}

/** The song with its intro. */
export const eventSong = { file: 'night-of-the-slow-walkers.mp3', ...medium([toSong(introSeconds)]) };

/** The films of Day 1 and of the rehearsal. */
export const eventFiles = [
  { file: 'day-1.webm', ...medium([slowly(25, 0, 64), toSong(100, 0, 64)]) },
  { file: 'rehearsal.webm', ...medium([slowly(30, 0, 32), toSong(75)]) },
] as const;

export const eventVideos = [
  { youtube_id: 'aEventDay02', ...medium([slowly(12, 64, 96), slowly(90, 96, 128), toSong(170, 64, 128)]) },
  { youtube_id: 'aEventSlow1', ...medium([slowly(8, 128, 192)]) },
  { youtube_id: 'aEventWhole', ...medium([toSong(introSeconds + 11.3)]) },
] as const;

/** A medium that ends some seconds after its last part. */
function medium(parts: readonly DancedPart[]): EventMedium {
  const end = Math.max(...parts.map(({ until, second }) => second(until)));
  return { seconds: Math.ceil(end) + 4, parts, mapping: { spans: parts.map(mapped) } };
}

/** A part in which counts are danced to the song; the first of them is at second `at`. */
function toSong(at: number, from = 0, until = length): DancedPart {
  return { from, until, second: (count) => at + songSeconds(count) - songSeconds(from) };
}

function slowly(at: number, from: number, until: number): DancedPart {
  return { from, until, second: (count) => at + (count - from) * slowCount };
}

/** The span of a part, with anchors that are rounded to milliseconds. */
function mapped({ from, until, second }: DancedPart): Mapping['spans'][number] {
  const steps = Math.max(1, Math.ceil((until - from) / anchorGap));
  const anchors = Array.from({ length: steps + 1 }, (_, index): MappedCount => {
    const count = index === steps ? until : from + index * anchorGap;
    return { count, at: Math.round(second(count) * 1000) / 1000 };
  });
  return { from, until, anchors };
}
