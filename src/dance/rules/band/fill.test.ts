import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test.each([
  [0, 'knocks on the rim: there are no drums yet', ['rim']],
  [1, 'falls down the toms', ['tom', 'snare']],
  [2, 'stamps', ['snare', 'kick', 'tom']],
  [3, 'rises on the snare', ['snare']],
  [4, 'falls again', ['tom', 'snare']],
])('the end of phrase %i %s', (phrase, _, instruments) => {
  expect([...new Set(fill(phrase, 0).map(({ instrument }) => instrument))]).toEqual(instruments);
});

test.each([0, 1, 2, 3])(
  'fill %i lies in the last two counts, each stroke louder than the one before',
  (phrase) => {
    const strokes = fill(phrase, 64);
    const beats = strokes.map(({ beat }) => beat);
    expect([beats[0], beats.at(-1)]).toEqual([94, 95.75]);
    expect(beats).toEqual(beats.toSorted((a, b) => a - b));
    const gains = strokes.map(({ gain }) => gain);
    expect(gains).toEqual([...new Set(gains)].sort((a, b) => a - b));
    expect(gains[0]).toBeCloseTo(0.3);
    expect(gains.at(-1)).toBeLessThan(0.65);
  },
);

test('the toms go down, never up', () => {
  const pitches = fill(1, 0).flatMap(({ instrument, pitch }) => (instrument === 'tom' ? [pitch] : []));
  expect(pitches).toEqual(pitches.toSorted((a, b) => b - a));
  expect(new Set(pitches).size).toBe(4);
});
