// The crowd is the number of people who are dancing now. It is counted by beats, in buckets of half a minute, and
// only shown rounded.

import { waitSeconds } from './rooms.ts';

/** Length of a bucket in seconds: each page in a room sends one beat in each bucket. */
export const bucketSeconds = 30;

/** Returns the number of the bucket at `now` in a room that starts at `start`; negative before the room opens. */
export function bucketAt(start: number, now: number): number {
  return Math.floor(((now - start) / 1000 + waitSeconds) / bucketSeconds);
}

/** Seconds without beats at both ends of a bucket: the dance starts between two buckets and must not be disturbed. */
const quiet = 5;

/**
 * Returns the milliseconds until the next beat. The beat comes at a random moment (`random`, 0 to 1) of this bucket, or
 * of the next bucket if this bucket has had its beat or is nearly over. `sent` is the bucket of the last beat, or null
 * before the first.
 */
export function nextBeatAfter(start: number, now: number, random: number, sent: number | null): number {
  const current = bucketAt(start, now);
  const begin = (bucket: number) => start + (bucket * bucketSeconds - waitSeconds + quiet) * 1000;
  const length = (bucketSeconds - 2 * quiet) * 1000;
  const late = now > begin(current) + length;
  const bucket = sent === current || late ? current + 1 : current;
  const from = Math.max(now, begin(bucket));
  return from + random * (begin(bucket) + length - from) - now;
}

/** The parts of the world, as time zones name them. */
export const areas = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
] as const;
export type Area = (typeof areas)[number] | 'Elsewhere';

/**
 * Returns the part of the world of an IANA time zone, or 'Elsewhere' for UTC and other zones without a part of the
 * world.
 */
export function areaOf(zone: string): Area {
  const first = zone.split('/')[0];
  return areas.find((area) => area === first) ?? 'Elsewhere';
}

/** Rounds a count down: below 5 to 0, below 100 to a multiple of five, from 1000 on to three significant digits. */
export function shownCount(count: number): number {
  if (!(count >= 5)) return 0;
  if (count < 100) return Math.floor(count / 5) * 5;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 2);
  return Math.floor(count / step) * step;
}

export type Crowd = {
  /** How many people are dancing now, rounded. */
  dancing: number;
  /** The largest number of people in one bucket of this room, rounded. */
  most: number;
  /** Rounded counts of the parts of the world with five people or more. */
  areas: Partial<Record<Area, number>>;
};

export const nobody: Crowd = { dancing: 0, most: 0, areas: {} };

/** Makes the rounded crowd from exact counts by area. */
export function crowdOf(counts: ReadonlyMap<Area, number>, most: number): Crowd {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shown = [...counts].map(([area, count]) => [area, shownCount(count)] as const);
  return {
    dancing: shownCount(all),
    most: shownCount(Math.max(most, all)),
    areas: Object.fromEntries(shown.filter(([, count]) => count > 0)),
  };
}

/** The most people that one screen may count for: as many as a hall holds. */
export const inFront = 500;
