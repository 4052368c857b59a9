import { expect, test } from 'vitest';
import { fill } from './fill.ts';

test.each([
  [0, 'the rim, because the snare is still silent', ['rim']],
  [1, 'the toms, from high to low', ['tom', 'snare']],
  [2, 'snare, kick and toms', ['snare', 'kick', 'tom']],
  [3, 'the snare alone', ['snare']],
  [4, 'the toms again', ['tom', 'snare']],
])('the fill of phrase %i, counted from 0, is played on %s', (phrase, _, instruments) => {
  expect([...new Set(fill(phrase, 0).map(({ instrument }) => instrument))]).toEqual(instruments);
});

test.each([0, 1, 2, 3])(
  'the fill of phrase %i is in the last two counts, and each stroke is louder than the one before',
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
