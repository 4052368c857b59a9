import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tempoMap } from '#dance/rules/recording/tempo-map.ts';
import { makeDanceClock } from './dance-clock.ts';

test('the dance moves at its rate and stands still when stopped', () => {
  const clock = makeDanceClock();
  clock.seek(15, 100);
  expect(clock.position(103)).toBe(15);
  clock.start(103);
  expect(clock.position(105)).toBe(17);
  clock.setRate(0.5, 105);
  expect(clock.position(109)).toBe(19);
  clock.stop(109);
  expect(clock.position(200)).toBe(19);
});

test('a start that is set a little ahead keeps the first pose until its time comes', () => {
  const clock = makeDanceClock();
  clock.seek(30, 10);
  clock.start(10.06);
  expect(clock.position(10.02)).toBe(30);
  expect(clock.position(10.16)).toBeCloseTo(30.1, 9);
});

test('a change of speed before the start keeps the start’s time', () => {
  const clock = makeDanceClock();
  clock.start(10.06);
  clock.setRate(2, 10);
  expect(clock.position(10.06)).toBe(0);
  expect(clock.position(10.16)).toBeCloseTo(0.2, 9);
});

test('timeOf is the inverse of position', () => {
  const clock = makeDanceClock();
  clock.seek(40, 5);
  clock.setRate(0.75, 5);
  clock.start(5);
  expect(clock.position(clock.timeOf(47))).toBeCloseTo(47, 9);
});

test('changes of speed and of clock never move the dance', () => {
  const act = fc.oneof(
    fc.record({ rate: fc.double({ min: 0.25, max: 2, noNaN: true }) }),
    fc.record({ shift: fc.double({ min: -1000, max: 1000, noNaN: true }) }),
    fc.record({ wait: fc.double({ min: 0, max: 5, noNaN: true }) }),
  );
  fc.assert(
    fc.property(fc.array(act, { maxLength: 40 }), (acts) => {
      const clock = makeDanceClock();
      let now = 0;
      clock.start(now);
      for (const step of acts) {
        const before = clock.position(now);
        if ('rate' in step) clock.setRate(step.rate, now);
        if ('shift' in step) {
          clock.moveTo(now, now + step.shift);
          now += step.shift;
        }
        if ('wait' in step) now += step.wait;
        else expect(clock.position(now)).toBeCloseTo(before, 6);
        expect(clock.position(now)).toBeGreaterThanOrEqual(before - 1e-6);
      }
    }),
  );
});

/** A recording with 64 beats in 30 s, and the next 64 in 32 s. */
const drifting = tempoMap([
  { beat: 0, at: 2 },
  { beat: 64, at: 32 },
  { beat: 128, at: 64 },
]);

test('the dance follows a recording, also where its tempo changes and at every speed', () => {
  for (const rate of [0.25, 0.5, 1, 2]) {
    const clock = makeDanceClock(drifting);
    clock.setRate(rate, 0);
    clock.start(0);
    expect(clock.position(15 / rate)).toBeCloseTo(15, 9);
    expect(clock.position((30 + 16) / rate)).toBeCloseTo(45, 9);
    expect(clock.musicAt(46 / rate)).toBeCloseTo(48, 9);
    expect(clock.timeOf(45)).toBeCloseTo(46 / rate, 9);
    expect(clock.pace(46 / rate)).toBeCloseTo((rate * 30) / 32, 9);
  }
});

test('with a recording, a stop or another speed does not move the dance, and a seek moves it only to its place', () => {
  const clock = makeDanceClock(drifting);
  clock.seek(45, 10);
  expect(clock.position(99)).toBeCloseTo(45, 9);
  clock.start(10);
  clock.setRate(0.5, 12);
  expect(clock.position(12)).toBeCloseTo(45 + (2 * 30) / 32, 9);
  clock.stop(14);
  expect(clock.position(99)).toBeCloseTo(45 + (3 * 30) / 32, 9);
});
