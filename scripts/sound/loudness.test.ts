import { expect, test } from 'vitest';
import { clearOnsets } from './clear-onsets.ts';
import { loudness } from './loudness.ts';
import { truePeak } from './true-peak.ts';

const rate = 48_000;
const sine = (hertz: number, level: number, seconds: number, phase = 0) =>
  Float32Array.from(
    { length: seconds * rate },
    (_, i) => level * Math.sin((2 * Math.PI * hertz * i) / rate + phase),
  );

test('a tone of 997 Hz on both channels is as loud as the standard says', () => {
  expect(loudness(sine(997, 10 ** (-23 / 20), 5))).toBeCloseTo(-23, 1);
});

test('silence between the sounds does not make them quieter', () => {
  const half = new Float32Array(10 * rate);
  half.set(sine(997, 0.1, 5));
  expect(Math.abs(loudness(half) - loudness(sine(997, 0.1, 5)))).toBeLessThan(0.3);
});

test('a peak between two samples is found', () => {
  // The sine's frequency is a quarter of the sample rate, so that its peaks lie between the samples.
  const hidden = sine(rate / 4, 1, 1, Math.PI / 4);
  expect(Math.max(...hidden)).toBeLessThan(0.71);
  expect(truePeak(hidden)).toBeCloseTo(0, 1);
});

test('a stroke through a phone is heard on its beat, a low thud and a held tone are not', () => {
  const samples = sine(1000, 0.05, 4);
  samples.set(
    sine(2000, 0.5, 0.05).map((x, i) => x + 0.05 * Math.sin(i)),
    rate,
  );
  samples.set(sine(60, 0.5, 0.1), 2 * rate);
  expect(clearOnsets(samples, rate, [1, 2, 3])).toEqual([true, false, false]);
});
