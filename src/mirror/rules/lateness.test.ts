import { expect, test } from 'vitest';
import { poseAt } from '#dance/rules/routine/pose-at.ts';
import { lateness } from './lateness.ts';
import { cameraMotion, dancerMotion, type SeenMotion } from './motion-curve.ts';

/** Numbers from 0 to 1 that look random but are the same in each run. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const dance = dancerMotion(poseAt, { start: 0, end: 360 });
const phrases = Array.from({ length: 24 }, (_, index) => ({ start: index * 15, end: index * 15 + 15 }));

/**
 * Returns the motion that a camera of `fps` frames a second sees: the dancer's motion `late` seconds later, with noise
 * of up to `noise` times the mean motion.
 */
function filmed(
  range: { start: number; end: number },
  late: number,
  { fps = 30, noise = 0.3, seed = 1 } = {},
): SeenMotion[] {
  const chance = chances(seed);
  const { motion } = dance;
  const mean = motion.reduce((sum, value) => sum + value, 0) / motion.length;
  return Array.from({ length: Math.floor((range.end - range.start) * fps) }, (_, frame) => {
    const at = range.start + frame / fps;
    const value = motion[Math.round((at - late) * 30)] ?? 0;
    return { at, motion: Math.abs(value + mean * noise * (chance() * 2 - 1)) };
  });
}

// §9.words-only-what-can-be
test.each([-0.12, 0, 0.08, 0.16, 0.24])(
  'the lateness of a person who is %f s late in a phrase is found within 40 ms',
  (late) => {
    for (const [index, range] of phrases.entries())
      for (const options of [{}, { fps: 15 }, { noise: 0.8 }]) {
        const seen = cameraMotion(filmed(range, late, { ...options, seed: index + 1 }), range);
        const found = lateness(dance, seen, range);
        expect(Math.abs((found ?? Number.NaN) - late), `phrase ${index + 1}`).toBeLessThan(0.04);
      }
  },
);

// §9.words-only-what-can-be
test('noise alone has no lateness', () => {
  let times = 0;
  for (const [index, range] of phrases.entries())
    for (let turn = 0; turn < 10; turn += 1) {
      const chance = chances(index * 10 + turn + 7);
      let level = 1;
      const seen = Array.from({ length: 450 }, (_, frame) => {
        // Noise that changes smoothly looks more like dancing than noise that jumps.
        level = turn % 2 ? chance() : level * 0.8 + chance() * 0.2;
        return { at: range.start + frame / 30, motion: level };
      });
      if (lateness(dance, cameraMotion(seen, range), range)) times += 1;
    }
  expect(times / 240).toBeLessThan(0.05);
});

test.each([
  ['nothing moves', (at: number) => ({ at, motion: 0 })],
  ['everything moves alike', (at: number) => ({ at, motion: 1 })],
])('when %s no lateness is found', (_, motion) => {
  const range = { start: 0, end: 15 };
  const seen = Array.from({ length: 450 }, (_, frame) => motion(frame / 30));
  expect(lateness(dance, cameraMotion(seen, range), range)).toBeNull();
});

test('without frames for a fifth of the time no lateness is found', () => {
  const range = { start: 0, end: 15 };
  const seen = filmed(range, 0.1).filter(({ at }) => at < 5 || at > 9);
  expect(lateness(dance, cameraMotion(seen, range), range)).toBeNull();
});

test('without noise a delay shorter than a frame is found within a few milliseconds', () => {
  const { from, motion } = dance;
  for (const share of [0.2, 0.35, 0.65, 0.8])
    for (const range of phrases) {
      const between = motion.map(
        (value, index) => value * (1 - share) + (motion[index - 1] ?? value) * share,
      );
      const found = lateness(dance, { from: from + 2 / 30, motion: between }, range);
      expect(Math.abs((found ?? Number.NaN) - (2 + share) / 30)).toBeLessThan(0.007);
    }
});
