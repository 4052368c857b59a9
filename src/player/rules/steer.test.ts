import { expect, test } from 'vitest';
import { learnLead, type Steered, steer } from './steer.ts';

const late = Number.POSITIVE_INFINITY;

test.each<[Steered['kind'], off: number, sinceJump: number, jumps: number, rate: number, jump: boolean]>([
  ['dancer', 0, late, 0, 1, false],
  ['dancer', 0.0039, late, 0, 1, false],
  ['dancer', 0.004, late, 0, 1.002, false],
  ['dancer', -0.02, late, 0, 0.99, false],
  ['dancer', 0.1, late, 0, 1.02, false],
  ['dancer', -0.249, late, 0, 0.98, false],
  ['dancer', 0.25, late, 0, 1, true],
  ['dancer', -300, 0, 9, 1, true],
  ['file', 0.019, late, 0, 1, false],
  ['file', 0.02, late, 0, 1.02, false],
  ['file', -0.5, late, 0, 0.95, false],
  ['file', 1, 0.9, 1, 1.05, false],
  ['file', 1, 1, 1, 1, true],
  ['youtube', 0.249, late, 0, 1, false],
  ['youtube', 0.25, late, 0, 1, true],
  ['youtube', 5, 2.9, 1, 1, false],
  ['youtube', 0.25, 3, 4, 1, true],
  ['youtube', 1.9, 3, 5, 1, false],
  ['youtube', -2, 3, 5, 1, true],
])(
  'a %s that is %f s off, %f s after jump %i, goes on at %f; jumps: %s',
  (kind, off, sinceJump, jumps, rate, jump) => {
    expect(steer({ kind, off, sinceJump, jumps })).toEqual({ rate: expect.closeTo(rate, 9), jump });
  },
);

test.each([
  ['dancer', 0.06, 4, 0.01],
  ['file', 0.15, 9, 0.021],
] as const)('a %s that is %f s off is back at its place within %f s', (kind, off, seconds, left) => {
  let now = off;
  for (let looks = 0; looks < seconds * 10; looks++)
    now -= (steer({ kind, off: now, sinceJump: late, jumps: 0 }).rate - 1) * 0.1;
  expect(Math.abs(now)).toBeLessThan(left);
});

test.each([
  [0, 0.4, 0.4],
  [0.4, -0.1, 0.3],
  [0.1, -0.5, 0],
  [2.9, 0.5, 3],
])(
  'a jump that aimed %f s ahead and ended %f s off is followed by a jump that aims %f s ahead',
  (lead, off, next) => {
    expect(learnLead(lead, off)).toBeCloseTo(next, 9);
  },
);
