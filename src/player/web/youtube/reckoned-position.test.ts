import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type ReckonedPosition, reckonPosition } from './reckoned-position.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The largest error, in seconds, of a page that draws every 10 ms, after the video's first second. */
function worst(place: ReckonedPosition, { rate, truth }: { rate: number; truth: () => number }): number {
  let most = 0;
  for (let drawn = 0; drawn < 600; drawn += 1) {
    vi.advanceTimersByTime(10);
    // The browser's timers come late by different times.
    if (drawn % 10 === (drawn / 10) % 3) place.ask(rate);
    if (drawn > 100) most = Math.max(most, Math.abs(place.read(rate) - truth()));
  }
  return most;
}

test.each([0.25, 0.5, 1, 2])(
  'the position of a service that rounds down to twentieths of a second is right to 120 ms of real time at %sx',
  (rate) => {
    const began = performance.now();
    const truth = () => 10 + ((performance.now() - began) / 1000) * rate;
    const place = reckonPosition(() => Math.floor(truth() * 20) / 20);
    place.ask(rate);
    expect(worst(place, { rate, truth }) / rate).toBeLessThan(0.12);
  },
);

test('after a video stops without a report, a few answers are enough for the service’s position', () => {
  let at = 10;
  const place = reckonPosition(() => at);
  for (let poll = 0; poll < 5; poll += 1) {
    place.ask(1);
    at += 0.1;
    vi.advanceTimersByTime(100);
  }
  for (let poll = 0; poll < 3; poll += 1) {
    place.ask(1);
    vi.advanceTimersByTime(100);
  }
  expect(place.read(1)).toBe(at);
});

test('a jump back is followed at once', () => {
  let at = 10;
  const place = reckonPosition(() => at);
  place.ask(1);
  vi.advanceTimersByTime(100);
  at = 10.1;
  place.ask(1);
  at = 4;
  place.ask(1);
  expect(place.read(1)).toBe(4);
});

test('after a seek a slow video’s position is the seek’s place, not the rounded answer before it', () => {
  let at = 10;
  const place = reckonPosition(() => Math.floor(at * 20) / 20);
  place.ask(0.25);
  place.forget(30.04);
  place.ask(0.25);
  at = 30.04;
  vi.advanceTimersByTime(100);
  place.ask(0.25);
  vi.advanceTimersByTime(40);
  expect(place.read(0.25)).toBeCloseTo(30.05);
});
