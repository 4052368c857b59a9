import { expect, test } from 'vitest';
import { makeSteadyTime } from './steady-time.ts';

/** Returns the reading of a sound card's clock: the true time, rounded down to whole blocks. */
const inBlocks = (time: number, block = 0.0213) => Math.floor(time / block) * block;

test('a clock that ticks in blocks is followed evenly and never backwards', () => {
  const steady = makeSteadyTime();
  let last = 0;
  for (let frame = 0; frame < 600; frame++) {
    const now = frame / 60;
    const time = steady(inBlocks(now), now);
    expect(time).toBeGreaterThanOrEqual(last);
    if (frame > 120) expect(Math.abs(time - last - 1 / 60)).toBeLessThan(0.002);
    last = time;
  }
});

test('a sound card that runs a little fast is followed for six minutes', () => {
  const steady = makeSteadyTime();
  let time = 0;
  for (let frame = 0; frame <= 360 * 60; frame++) time = steady(inBlocks((frame / 60) * 1.0002), frame / 60);
  expect(Math.abs(time - 360 * 1.0002)).toBeLessThan(0.0213);
});

test('a jump of the sound card’s clock is followed at once', () => {
  const steady = makeSteadyTime();
  steady(1, 1);
  expect(steady(9, 2)).toBe(9);
});

test('a sound card whose clock stands never moves the dance backwards', () => {
  const steady = makeSteadyTime();
  const steps: number[] = [];
  let before = steady(7, 100);
  for (let frame = 1; frame < 120; frame++) {
    const now = steady(Math.min(8, 7 + frame / 60), 100 + frame / 60);
    steps.push(now - before);
    before = now;
  }
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(before).toBeLessThan(8.13);
});
