import { expect, test } from 'vitest';
import { firstSound } from './first-sound.ts';

test.each([
  ['at once', [0.5, 0.2], 0],
  ['after a silence', [0, 0, 0, 0, 0.5, -1], 0.4],
  ['after a hiss', [0.01, -0.01, 0.01, -0.9], 0.3],
  ['with a blow downwards', [0, -0.7], 0.1],
  ['softly, in a recording that is soft', [0.001, 0.002, 0.02, 0.1], 0.2],
  ['never', [0, 0, 0], 0],
  ['not at all', [], 0],
])('the first sound is found when it begins %s', (_, samples, seconds) => {
  expect(firstSound(Float32Array.from(samples), 10)).toBeCloseTo(seconds);
});
