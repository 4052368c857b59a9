import fc from 'fast-check';
import { expect, test } from 'vitest';
import { probeAfter } from './probe-plan.ts';

test.each([
  [-800, 0, 16],
  [-800, 1, 20],
  [-36, 1, 20],
  [-30, 0, 45],
  [-24, 0, 39],
  [-30, 1, 65],
  [-1, 0.5, 18],
  [0, 0, 48],
  [100, 1, 60],
])('at %f s, chance %f: the next probe is %f s later', (position, random, seconds) => {
  expect(probeAfter(position, random)).toBeCloseTo(seconds, 9);
});

test('no page asks within 15 seconds of the start', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -900, max: 360, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (position, random) => {
        const at = position + probeAfter(position, random);
        // The limit is a little less than 15, because sums of decimals are not exact.
        expect(Math.abs(at)).toBeGreaterThan(15 - 1e-9);
      },
    ),
  );
});
