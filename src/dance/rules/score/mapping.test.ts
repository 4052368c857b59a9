import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  countAt,
  countsIn,
  countsSeen,
  type Mapping,
  placeOf,
  placesOf,
  secondOf,
  secondsIn,
  steadyMapping,
  tempoAt,
} from './mapping.ts';
import { mappingProblem } from './score-problem.ts';
import { anyMapping, anyScore } from './testing/any-score.ts';

/**
 * The mapping of a video in which a teacher talks, shows 16 counts slowly, talks again, and shows 32 counts with music
 * that slows down half way.
 */
const lesson: Mapping = {
  spans: [
    {
      from: 0,
      until: 16,
      anchors: [
        { count: 0, at: 10 },
        { count: 16, at: 26 },
      ],
    },
    {
      from: 0,
      until: 32,
      anchors: [
        { count: 0, at: 40 },
        { count: 16, at: 48 },
        { count: 32, at: 58 },
      ],
    },
  ],
};

test.each([
  [9.98, null],
  [9.995, -0.005],
  [10, 0],
  [18, 8],
  [25.9, 15.9],
  [26, null],
  [39, null],
  [40, 0],
  [48, 16],
  [53, 24],
  [58, null],
])('second %f shows count %s', (second, count) => {
  const found = countAt(lesson, second);
  if (count === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(count, 9);
});

test.each([
  [5, null],
  [10, 60],
  [44, 120],
  [48, 96],
  [57, 96],
  [60, null],
])('the tempo at second %f is %s', (second, tempo) => {
  expect(tempoAt(lesson, second)).toBe(tempo);
});

test('before the first anchor and after the last anchor the tempo goes on', () => {
  const [, span] = lesson.spans;
  if (!span) throw new Error('no span');
  expect([-2, 0, 8, 16, 24, 34].map((count) => secondOf(span, count))).toEqual([39, 40, 44, 48, 53, 59.25]);
  expect(secondsIn(span, { start: 8, end: 24 })).toEqual({ start: 44, end: 53 });
});

test('a span needs two anchors', () => {
  expect(() => secondOf({ from: 0, until: 8, anchors: [{ count: 0, at: 0 }] }, 4)).toThrow(RangeError);
});

test('counts are practised where they are shown fastest, and of equally fast places in the last one', () => {
  expect(placesOf(lesson, { start: 0, end: 8 })).toEqual([
    { start: 10, end: 18 },
    { start: 40, end: 44 },
  ]);
  expect(placeOf(lesson, { start: 0, end: 8 })).toEqual({ start: 40, end: 44 });
  const twice = (tempo: number): Mapping => ({
    spans: [...steadyMapping(16, 120).spans, ...steadyMapping(16, tempo, 100).spans],
  });
  expect(placeOf(twice(120), { start: 0, end: 8 })?.start).toBe(100);
  expect(placeOf(twice(115), { start: 0, end: 8 })?.start).toBe(100);
  expect(placeOf(twice(113), { start: 0, end: 8 })?.start).toBe(0);
  expect(placeOf(lesson, { start: 16, end: 33 })).toBeNull();
  expect(placeOf(lesson, { start: -1, end: 8 })).toBeNull();
});

test('a stretch of the medium shows counts if one span shows the whole stretch', () => {
  expect(countsIn(lesson, { start: 12, end: 26 })).toEqual({ start: 2, end: 16 });
  expect(countsIn(lesson, { start: 9.995, end: 26.005 })?.end).toBeCloseTo(16.005, 6);
  expect(countsIn(lesson, { start: 9, end: 20 })).toBeNull();
  expect(countsIn(lesson, { start: 20, end: 44 })).toBeNull();
});

test('the counts seen in a stretch of the medium are listed span by span, and cut at the stretch’s ends', () => {
  expect(countsSeen(lesson, { start: 20, end: 44 }).map(({ counts }) => counts)).toEqual([
    { start: 10, end: 16 },
    { start: 0, end: 8 },
  ]);
  expect(countsSeen(lesson, { start: 0, end: 100 }).map(({ counts }) => counts)).toEqual([
    { start: 0, end: 16 },
    { start: 0, end: 32 },
  ]);
  expect(countsSeen(lesson, { start: 27, end: 39 }).map(({ counts }) => counts)).toEqual([]);
});

test('in a steady mapping the seconds of all counts follow from its tempo', () => {
  const mapping = steadyMapping(684, 118, 20);
  expect(countAt(mapping, 20)).toBe(0);
  expect(countAt(mapping, 20 + (100 * 60) / 118)).toBeCloseTo(100, 9);
  expect(placeOf(mapping, { start: 0, end: 684 })?.end).toBeCloseTo(20 + (684 * 60) / 118, 9);
});

const mapped = anyScore.chain((score) => fc.tuple(fc.constant(score), anyMapping(score)));

test('in any mapping counts give seconds and seconds give the same counts, only within its spans', () => {
  fc.assert(
    fc.property(
      mapped,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      ([score, mapping], share) => {
        expect(mappingProblem(mapping, score, null)).toBeNull();
        for (const span of mapping.spans) {
          const count = span.from + share * (span.until - span.from);
          const second = secondOf(span, count);
          const { start, end } = secondsIn(span, { start: span.from, end: span.until });
          if (second < end - 1e-5) expect(countAt({ spans: [span] }, second)).toBeCloseTo(count, 6);
          expect(countAt({ spans: [span] }, start - 0.011)).toBeNull();
          expect(countAt({ spans: [span] }, end)).toBeNull();
        }
        const last = mapping.spans.at(-1);
        const end = last ? secondOf(last, last.until) : 0;
        const at = share * (end + 10);
        const shown = mapping.spans.some(
          (span) => at >= secondOf(span, span.from) - 0.01 && at < secondOf(span, span.until) - 1e-6,
        );
        expect(countAt(mapping, at) !== null).toBe(shown);
        expect(tempoAt(mapping, at) !== null).toBe(shown);
      },
    ),
  );
});

test('a later second of a span shows a later count', () => {
  fc.assert(
    fc.property(
      mapped,
      fc.tuple(
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
      ),
      ([, mapping], shares) => {
        for (const span of mapping.spans) {
          const [one = 0, other = 0] = shares
            .toSorted((a, b) => a - b)
            .map((share) => span.from + share * (span.until - span.from));
          if (other - one > 1e-6) expect(secondOf(span, other)).toBeGreaterThan(secondOf(span, one));
        }
      },
    ),
  );
});

test('the place to practise is one of the places, and no other place is more than a twentieth faster', () => {
  fc.assert(
    fc.property(mapped, fc.nat(), fc.nat(), ([, mapping], a, b) => {
      const [span] = mapping.spans;
      if (!span) return;
      const length = span.until - span.from;
      const start = span.from + (a % length);
      const counts = { start, end: start + 1 + (b % (span.until - start)) };
      const places = placesOf(mapping, counts);
      const place = placeOf(mapping, counts);
      expect(places).toContainEqual(place);
      for (const each of places)
        expect(((place?.end ?? 0) - (place?.start ?? 0)) / (each.end - each.start)).toBeLessThan(1.0501);
    }),
  );
});
