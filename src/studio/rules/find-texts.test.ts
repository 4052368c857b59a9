import { expect, test } from 'vitest';
import { findTexts, literalPart, saysIt } from './find-texts.ts';

test.each([
  ['Rise with the horde', 'with the horde', 3],
  ['Rise with the horde', '', 3],
  ['It’s “over”', 'it\'s "over"', 3],
  ['Días hasta el baile', 'dias hasta', 3],
  ['Rise   with\nthe horde', 'rise with the', 3],
  ['Stay tuned…', 'stay tuned...', 3],
  ['A co\u00adop\u200bens', 'coopens', 3],
  ['Rise with the horde', 'horde rise', 2],
  ['{count} days until', '5 days until', 1],
  ['That is {time} for you.', 'that is saturday 3:00 pm for you', 1],
  ['Rise with the horde', 'rise 5 horde', 0],
  ['DAYS', '5 days', 1],
  ['Countdown: {days} days {hours} hrs', 'countdown: 5 days', 1],
  ['WELCOME, {name}', 'Welcome, Morticia', 1],
  ['{a} the {b} of {c}', 'the "dead" of Köln', 0],
  ['{count} days until', 'saturday at noon', 0],
  ['{count} days', '5 days and many more words than that', 0],
  ['Rise', 'fall', 0],
] as const)('%j is found by %j: %i', (text, search, rank) => {
  expect(saysIt(text, search)).toBe(rank);
});

test('texts with exactly these words come first', () => {
  const texts = ['Rise, horde, with all', 'Sleep', 'The horde will rise', 'We rise: horde!'];
  expect(findTexts(texts, 'rise: horde', (text) => text)).toEqual(['We rise: horde!']);
  expect(findTexts(texts, 'horde will', (text) => text)).toEqual(['The horde will rise']);
  expect(findTexts(texts, 'will horde', (text) => text)).toEqual(['The horde will rise']);
  expect(findTexts(texts, '', (text) => text)).toEqual(texts);
});

test.each([
  ['{count} days until', 'days until'],
  ['Hello', 'Hello'],
  ['First line\nA second, longer line', 'A second, longer line'],
  ['{a}', ''],
])('of the text %j the part %j is on the page unchanged', (text, part) => {
  expect(literalPart(text)).toBe(part);
});
