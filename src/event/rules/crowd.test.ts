import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Area, areaOf, bucketAt, crowdOf, nextBeatAfter, shownCount } from './crowd.ts';

const start = Date.parse('2027-10-30T22:00:00Z');

test.each([
  [-900, 0],
  [-870.001, 0],
  [-870, 1],
  [-0.001, 29],
  [0, 30],
  [359, 41],
  [-901, -1],
])('%f seconds from the start is bucket %i', (seconds, bucket) => {
  expect(bucketAt(start, start + seconds * 1000)).toBe(bucket);
});

test.each([
  ['the beginning of the bucket, by the least chance', 0, 0, null, 5],
  ['the beginning of the bucket, by the greatest chance', 0, 1, null, 25],
  ['the middle, in what is left of the bucket', 15, 0.5, null, 5],
  ['the last moment in which a sign may be sent', 25, 0.5, null, 0],
  ['the quiet end, in the next bucket', 26, 0, null, 9],
  ['a bucket that has had its sign, in the next one', 15, 0, 30, 20],
])('from %s, when the next beat is sent', (_, seconds, random, sent, after) => {
  expect(nextBeatAfter(start, start + seconds * 1000, random, sent)).toBe(after * 1000);
});

test('each bucket gets one beat, and none within five seconds of its edges', () => {
  const came = fc.integer({ min: -900_000, max: 359_000 });
  fc.assert(
    fc.property(
      came,
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 50 }),
      (at, chances) => {
        let now = start + at;
        let sent: number | null = null;
        for (const random of chances) {
          now += nextBeatAfter(start, now, random, sent);
          const bucket = bucketAt(start, now);
          if (sent !== null) expect(bucket).toBe(sent + 1);
          sent = bucket;
          const into = (((now - start) % 30_000) + 30_000) % 30_000;
          expect(into).toBeGreaterThanOrEqual(4_999.9);
          expect(into).toBeLessThanOrEqual(25_000.1);
        }
      },
    ),
  );
});

test.each([
  ['Europe/Berlin', 'Europe'],
  ['America/Argentina/Buenos_Aires', 'America'],
  ['Antarctica/Troll', 'Antarctica'],
  ['UTC', 'Elsewhere'],
  ['Etc/GMT+5', 'Elsewhere'],
  ['', 'Elsewhere'],
  ['europe/berlin', 'Elsewhere'],
  ['Europe<script>', 'Elsewhere'],
])('%s lies in %s', (zone, area) => {
  expect(areaOf(zone)).toBe(area);
});

test.each([
  [0, 0],
  [4, 0],
  [5, 5],
  [9, 5],
  [99, 95],
  [100, 100],
  [999, 999],
  [1_234, 1_230],
  [25_678, 25_600],
  [1_000_999, 1_000_000],
  [-3, 0],
  [Number.NaN, 0],
])('%i dancers are shown as %i', (count, shown) => {
  expect(shownCount(count)).toBe(shown);
});

test('the shown number is never larger than the number of dancers', () => {
  fc.assert(
    fc.property(fc.nat(), (count) => {
      expect(shownCount(count)).toBeLessThanOrEqual(count);
    }),
  );
});

test('parts of the world with fewer than five dancers are not shown', () => {
  const counts = new Map<Area, number>([
    ['Europe', 12],
    ['Asia', 4],
    ['Africa', 5],
  ]);
  expect(crowdOf(counts, 0)).toEqual({ dancing: 20, most: 20, areas: { Europe: 10, Africa: 5 } });
  expect(crowdOf(new Map(), 1_234)).toEqual({ dancing: 0, most: 1_230, areas: {} });
});
