// The place at which playing goes on: where the learner left a step, if that is not near the step's start or end.

import { parseObject } from '#platform/rules/parse-object.ts';
import type { MediumSource } from './medium-source.ts';
import { clipRange, type Range } from './range.ts';

/** The second at which each step was left, by `placeKey`. */
export type Places = Record<string, number>;

/**
 * The key of a place. Each step has one place for the dancer and one for videos and files, because their
 * seconds differ.
 */
export function placeKey(stepId: string, source: MediumSource | null): string {
  return `${stepId} ${source?.kind === 'dancer' ? 'dance' : 'video'}`;
}

/** Seconds from either end within which a step simply starts over. */
const edge = 3;

/** Number of places that a device remembers; the oldest is forgotten first. */
const most = 40;

/** Seconds to start at; null for the start of the range. */
export function resumeAt(places: Places, key: string, range: Range): number | null {
  const at = places[key];
  if (at === undefined) return null;
  const { start, end } = clipRange(range, 0);
  return at > start + edge && at < end - edge ? at : null;
}

/** The places, with the place for `key` added as the newest. */
export function withPlace(places: Places, key: string, seconds: number): Places {
  const others = Object.entries(places).filter(([other]) => other !== key);
  return Object.fromEntries([...others.slice(-(most - 1)), [key, Math.round(seconds * 10) / 10]]);
}

/** The places in the text that the device stored. Broken text and broken entries give no places. */
export function parsePlaces(text: string | null): Places {
  const valid = Object.entries(parseObject(text)).filter(
    (entry): entry is [string, number] => Number.isFinite(entry[1]) && Number(entry[1]) >= 0,
  );
  return Object.fromEntries(valid.slice(-most));
}
