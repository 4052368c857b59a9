import { expect, test } from 'vitest';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { otherPhrasesText } from './other-phrases.ts';

const phrase = (title: string) => ({ id: title, section: title, title, counts: 16, cues: [] });
const dance: OwnDance = {
  score: { id: 'own', title: 'Own', tempo: 120, phrases: ['March', 'Swim', 'Claws'].map(phrase) },
  days: [['March'], ['Swim', 'Claws']],
};
/** The film shows only March; no other medium has a mapping. */
const media = [
  { key: 'file march.mp4', mapping: steadyMapping(16, 120) },
  { key: 'file new.mp4', mapping: null },
];

test('a film that shows none of a day’s phrases is reported, with the phrases that it should show', () => {
  expect(otherPhrasesText({ dance, media }, 2, 'file march.mp4')).toBe(
    'By its counts it shows nothing that Day 2 teaches: Swim, Claws.',
  );
});

test.each([
  ['a film that shows one of them', 1, 'file march.mp4'],
  ['a day that revises what the film shows', 3, 'file march.mp4'],
  ['a film whose counts nobody knows', 2, 'file new.mp4'],
  ['no film', 2, undefined],
  ['the rehearsal', 13, 'file march.mp4'],
])('nothing is reported about %s', (_, day, medium) => {
  expect(otherPhrasesText({ dance, media }, day, medium)).toBeNull();
});

test('nothing is reported in a course of the house routine', () => {
  expect(otherPhrasesText({ dance: null, media }, 2, 'file march.mp4')).toBeNull();
});
