// Finds texts that mention the house routine's numbers: its six minutes, and the 15 seconds of its segments. Such texts
// are wrong for a dance of another length or tempo.

import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { lengthOf } from '#dance/rules/score/score.ts';
import { limits } from '#subjects/rules/limits.ts';

/** Patterns of the house routine's numbers in their English spellings. */
const minutes = /\b(?:six|6)[\s-]+minutes?\b|\blasts six\b/i;
const segments = /\b(?:fifteen|15)[\s-]+seconds?\b/i;

/**
 * The minutes of the house routine, and the seconds by which the length of another dance and of its segments may differ
 * from the house routine's.
 */
const houseMinutes = 6;
const nearLength = 30;
const nearSegment = 0.5;

const eight = 8;
const characters = 40;

/**
 * Returns the words around a number of the house routine in a text, unless the number is also right for the operator's
 * dance; null for a text without such a number. Without a dance (null) every number counts, because the operator's
 * videos may show anything.
 */
export function houseNumber(text: string, dance: OwnDance | null): string | null {
  const own = dance && numbersOf(dance);
  const wrong = [
    ...(own && Math.abs(own.seconds - houseMinutes * 60) <= nearLength ? [] : [minutes]),
    ...(own && Math.abs(own.segment - limits.segmentSeconds) < nearSegment ? [] : [segments]),
  ];
  const found = wrong.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  if (!found) return null;
  const from = Math.max(0, found.index - characters);
  const to = found.index + found[0].length + characters;
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${words}${to < text.length ? '…' : ''}`;
}

/**
 * Returns the seconds of a dance with its intro, and the seconds of each of its segments. A segment has as many eights
 * as come nearest to 15 seconds.
 */
function numbersOf({ score, intro }: OwnDance): { seconds: number; segment: number } {
  const count = 60 / score.tempo;
  const eights = Math.max(1, Math.round(limits.segmentSeconds / (eight * count)));
  return { seconds: lengthOf(score) * count + (intro ?? 0), segment: eights * eight * count };
}
