import { expect, test } from 'vitest';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { firstSound, silentSeconds } from './own-recording.ts';

const phrases = [{ id: 'a', section: 'A', title: 'A', counts: 120, cues: [] }];
const dance: OwnDance = { score: { id: 'own', title: 'Own', tempo: 120, phrases }, days: [], intro: 20 };

test('how long the music lasts is reckoned from the script until counts are tapped, and then from the counts', () => {
  expect(silentSeconds(dance, null, 80)).toBe(0);
  expect(silentSeconds(dance, null, 50)).toBe(30);
  expect(silentSeconds(dance, steadyMapping(120, 60, 10), 100)).toBeCloseTo(30);
  // After the mapped counts the recording is assumed to keep its tempo.
  expect(silentSeconds(dance, steadyMapping(60, 120, 10), 60)).toBeCloseTo(10);
});

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
