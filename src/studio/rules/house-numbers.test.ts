import { expect, test } from 'vitest';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { faq } from '#pages/content/faq.ts';
import { landing } from '#pages/content/landing.ts';
import { houseNumber } from './house-numbers.ts';

const danceOf = (counts: number, tempo: number, intro = 0): OwnDance => ({
  score: {
    id: 'own',
    title: 'Town dance',
    tempo,
    phrases: [{ id: 'a', section: 'A', title: 'A', counts, cues: [] }],
  },
  days: [],
  intro,
});
const short = danceOf(64, 118);
const six = danceOf(684, 118, 20);

test('a text that speaks of six minutes is found with the words around it', () => {
  expect(houseNumber(landing.landing_hero_text, short)).toMatch(/^…By the .+ all 6 minutes\.$/);
  expect(houseNumber('Six minutes, start to finish.', short)).toBe('Six minutes, start to finish.');
  expect(houseNumber('the whole dance lasts six.', null)).toBe('the whole dance lasts six.');
});

test('texts may say six minutes of a dance that lasts six minutes, but not 15 seconds of segments with another length', () => {
  expect(houseNumber(landing.landing_claim_minutes, six)).toBeNull();
  expect(houseNumber(landing.landing_feature_1_title, six)).toBe('15-second segments');
  expect(houseNumber(faq.faq_beginners_answer, six)).toContain('two pieces of 15 seconds');
  expect(houseNumber(landing.landing_feature_1_title, danceOf(64, 128))).toBeNull();
});

test.each(['Half an hour a day', '16 minutes', 'The doors open 15 minutes before.', 'sixteen seconds', ''])(
  'no number of the house routine is found in “%s”',
  (text) => {
    expect(houseNumber(text, null)).toBeNull();
  },
);
