// When the camera comes near or moves back, the dancer's size in the picture changes. The size must change little and
// slowly, because a learner could take a quick change on the beat for a step.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exercisesEnd } from '#dance/content/routine/exercises.ts';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { versionNames } from '#dance/content/routine/version-names.ts';
import { danceIn } from '../versions/dance-in.ts';
import { chorusIn, chorusShot, groupShot } from './group-shot.ts';
import type { Shot } from './shots.ts';

/** Counts of an eight, and the largest factor by which the camera may change the dancer's size within an eight. */
const eight = 8;
const most = 1.15;

type Framing = (shot: Shot, ratio: number) => Shot;
const framings: Record<string, Framing> = {
  alone: (shot) => shot,
  'with a chorus': (shot, ratio) => chorusShot(shot, ratio, chorusIn(ratio)),
  'in a group': groupShot,
};

/** The largest height of a shot divided by the smallest, within any eight counts in a row. */
function change(heights: readonly number[], perCount: number): number {
  const width = eight * perCount + 1;
  const changes = heights.map((_, from) => {
    const within = heights.slice(from, from + width);
    return Math.max(...within) / Math.min(...within);
  });
  return Math.max(...changes);
}

const sides = ['front', 'back'] as const;
const boxes = [0.45, 0.7, 1, 16 / 9, 2.4];

test.each(versionNames.flatMap((version) => sides.map((side) => ({ version, side }))))(
  'in the $version version seen from the $side the camera changes the dancer’s size by 15 percent at most within an eight',
  ({ version, side }) => {
    const shotAt = danceIn(version).shots[side];
    const counts = Math.round(exercisesEnd / countSeconds);
    for (const ratio of boxes) {
      const shots = Array.from({ length: counts * 2 + 1 }, (_, half) =>
        shotAt((half / 2) * countSeconds, ratio),
      );
      for (const [name, framing] of Object.entries(framings)) {
        const heights = shots.map((shot) => framing(shot, ratio).tall);
        expect(change(heights, 2), `${name} in a box of ${ratio.toFixed(2)}`).toBeLessThanOrEqual(most);
      }
    }
  },
);

test('at every speed, in every box, from every moment on, the dancer’s size changes by 15 percent at most in an eight', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.4, max: 2.6, noNaN: true }),
      fc.double({ min: 0, max: exercisesEnd - eight * countSeconds, noNaN: true }),
      fc.constantFrom(0.25, 0.5, 0.75, 1, 2),
      fc.constantFrom(...Object.values(framings)),
      fc.constantFrom(...sides),
      (ratio, from, rate, framing, side) => {
        // Sixty pictures a second, for the time that an eight lasts at the speed `rate`.
        const pictures = Math.round((60 * eight * countSeconds) / rate);
        const heights = Array.from({ length: pictures + 1 }, (_, picture) => {
          const seconds = from + (picture / pictures) * eight * countSeconds;
          return framing(danceIn('full').shots[side](seconds, ratio), ratio).tall;
        });
        expect(Math.max(...heights) / Math.min(...heights)).toBeLessThanOrEqual(most);
      },
    ),
    { numRuns: 25 },
  );
});
