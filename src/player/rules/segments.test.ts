import fc from 'fast-check';
import { expect, test } from 'vitest';
import { segmentAt, segmentSeconds, segmentsOf } from './segments.ts';

// §1.segments-15-seconds-loop-speed
test.each([
  [{ start: 0, end: 30 }, [15, 15]],
  [{ start: 30, end: 60 }, [15, 15]],
  [{ start: 0, end: 40 }, [15, 15, 10]],
  [{ start: 0, end: 31 }, [15, 16]],
  [{ start: 0, end: 7 }, [7]],
  [{ start: 0, end: 1 }, [1]],
  [{ start: 5, end: 5 }, []],
  [{ start: 5, end: Number.POSITIVE_INFINITY }, []],
])('the range %o is cut into segments of %o seconds', (range, lengths) => {
  expect(segmentsOf(range).map(({ start, end }) => end - start)).toEqual(lengths);
});

test('segments touch each other, and together they are the range', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 400 }), (start, length) => {
      const segments = segmentsOf({ start, end: start + length });
      expect(segments[0]?.start).toBe(start);
      expect(segments.at(-1)?.end).toBe(start + length);
      for (const [index, segment] of segments.slice(1).entries())
        expect(segment.start).toBe(segments[index]?.end);
      for (const segment of segments) expect(segment.end - segment.start).toBeLessThan(segmentSeconds + 3);
    }),
  );
});

test.each([
  [-5, 0],
  [0, 0],
  [14.99, 0],
  [15, 1],
  [99, 1],
])('second %s is in segment %s', (seconds, index) => {
  expect(segmentAt(segmentsOf({ start: 0, end: 30 }), seconds)).toBe(index);
});
