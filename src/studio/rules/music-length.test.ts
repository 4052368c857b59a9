import { expect, test } from 'vitest';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { silentSeconds } from './music-length.ts';

const phrases = [{ id: 'a', section: 'A', title: 'A', counts: 120, cues: [] }];
const dance: OwnDance = { score: { id: 'own', title: 'Own', tempo: 120, phrases }, days: [], intro: 20 };

test('how long the music lasts is reckoned from the script until counts are tapped, and then from the counts', () => {
  expect(silentSeconds(dance, null, 80)).toBe(0);
  expect(silentSeconds(dance, null, 50)).toBe(30);
  expect(silentSeconds(dance, steadyMapping(120, 60, 10), 100)).toBeCloseTo(30);
  // After the mapped counts the recording is assumed to keep its tempo.
  expect(silentSeconds(dance, steadyMapping(60, 120, 10), 60)).toBeCloseTo(10);
});
