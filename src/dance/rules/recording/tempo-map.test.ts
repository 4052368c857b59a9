import { expect, test } from 'vitest';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { ownTempo, steadyAnchors, tempoMap } from './tempo-map.ts';

test('at a steady tempo each beat of the dance is on a beat of the recording', () => {
  const { musicAt, danceAt, paceAt } = tempoMap(steadyAnchors(2.5, 118));
  for (const beat of [-4, 0, 1, 31.5, 768, 800]) {
    expect(musicAt(beat * countSeconds)).toBeCloseTo(2.5 + (beat * 60) / 118, 9);
    expect(danceAt(2.5 + (beat * 60) / 118)).toBeCloseTo(beat * countSeconds, 9);
  }
  expect(paceAt(10)).toBeCloseTo(118 / 128, 9);
});

const drifting = [
  { beat: 0, at: 1 },
  { beat: 100, at: 51 },
  { beat: 300, at: 161 },
];

test.each([
  [50, 26],
  [100, 51],
  [200, 106],
  [400, 216],
])('where the tempo drifts, beat %i is at second %f', (beat, at) => {
  const { musicAt, danceAt } = tempoMap(drifting);
  expect(musicAt(beat * countSeconds)).toBeCloseTo(at, 9);
  expect(danceAt(at)).toBeCloseTo(beat * countSeconds, 9);
});

test('at an anchor the pace is that of the part that begins there', () => {
  const { paceAt } = tempoMap(drifting);
  expect(paceAt(99.9 * countSeconds)).toBeCloseTo((100 / 50) * countSeconds, 9);
  expect(paceAt(100 * countSeconds)).toBeCloseTo((200 / 110) * countSeconds, 9);
});

test('without a recording the seconds of the music are those of the routine', () => {
  expect([ownTempo.musicAt(12.5), ownTempo.danceAt(12.5), ownTempo.paceAt(12.5)]).toEqual([12.5, 12.5, 1]);
});

test('without two anchors there is no tempo', () => {
  expect(() => tempoMap([{ beat: 0, at: 0 }]).musicAt(0)).toThrow(RangeError);
});
