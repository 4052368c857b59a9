// The crowd is the number of people dancing at the moment: counted in buckets of half a minute by signs of
// life, and only ever told rounded.

import { waitSeconds } from './rooms.ts';

/** Seconds of a bucket: each page in a room sends one sign of life in it. */
export const bucketSeconds = 30;

/** The bucket of a room that starts at `start`; negative before its doors open. */
export function bucketAt(start: number, now: number): number {
  return Math.floor(((now - start) / 1000 + waitSeconds) / bucketSeconds);
}

/** Seconds at both ends of a bucket in which no sign of life is sent: the dance starts at such an edge. */
const quiet = 5;

/**
 * Milliseconds to the next sign of life: at a moment that `random` (0 to 1) picks in this bucket, or in the next one when
 * this one has had its sign (`sent` is the bucket of the last) or is nearly over.
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

/** The part of the world of an IANA time zone; anything else, UTC among it, is 'Elsewhere'. */
export function areaOf(zone: string): Area {
  const first = zone.split('/')[0];
  return areas.find((area) => area === first) ?? 'Elsewhere';
}

/**
 * Rounds a count so that it may be told: nothing under five, down to fives below a hundred, down to three
 * figures above.
 */
export function toldCount(count: number): number {
  if (!(count >= 5)) return 0;
  if (count < 100) return Math.floor(count / 5) * 5;
  const step = 10 ** Math.max(0, Math.floor(Math.log10(count)) - 2);
  return Math.floor(count / step) * step;
}

export type Crowd = {
  /** Number of people dancing now, as told. */
  dancing: number;
  /** The largest number that danced in one bucket of this room, as told. */
  most: number;
  /** Counts of the parts of the world with five or more, as told. */
  areas: Partial<Record<Area, number>>;
};

export const nobody: Crowd = { dancing: 0, most: 0, areas: {} };

/** The crowd as it may be told, from exact counts by area. */
export function crowdOf(counts: ReadonlyMap<Area, number>, most: number): Crowd {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const told = [...counts].map(([area, count]) => [area, toldCount(count)] as const);
  return {
    dancing: toldCount(all),
    most: toldCount(Math.max(most, all)),
    areas: Object.fromEntries(told.filter(([, count]) => count > 0)),
  };
}

/** The most people in front of one screen in a room: a hall. */
export const inFront = 500;
