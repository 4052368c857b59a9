import { expect, test } from 'vitest';
import { motionBetween } from './motion-curve.ts';

test.each([
  ['the same picture has not moved', [10, 200], [10, 200], 0],
  ['noise is no movement', [100, 100], [112, 88], 0],
  ['black that becomes white has moved as much as can be', [0, 0], [255, 255], 1],
  ['half of a picture counts half, whichever way it changes', [255, 80], [0, 80], 0.5],
  ['no pixels have not moved', [], [], 0],
])('%s', (_, before, after, motion) => {
  expect(motionBetween(Uint8Array.from(before), Uint8Array.from(after))).toBe(motion);
});
