import { expect, test } from 'vitest';
import { cutText, isBlank, textLength } from './text-length.ts';

const zombie = '\u{1F9DF}';
const family = '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}';
const waving = '\u{1F44B}\u{1F3FD}';
const accented = 'q\u0301';

test('an emoji, and a letter with its accent, count as one character, white space around a text as none', () => {
  expect(textLength(zombie.repeat(80))).toBe(80);
  expect(textLength('e\u0301'.repeat(80))).toBe(80);
  expect(textLength(`  ${zombie} `)).toBe(1);
});

test.each([
  ['an emoji', zombie],
  ['a family', family],
  ['a hand with its tone of skin', waving],
  ['a letter with its accent', accented],
])('%s that does not fit is cut off whole', (_, letter) => {
  const { length } = [...letter];
  for (let most = 1; most <= length; most += 1) expect(cutText(`x${letter}x`, most)).toBe('x');
  expect(cutText(`x${letter}x`, length + 1)).toBe(`x${letter}`);
  expect(cutText(`x${letter}`, 100)).toBe(`x${letter}`);
});

test('a text of nothing but accents is cut all the same', () => {
  expect([...cutText('\u0301'.repeat(300), 100)]).toHaveLength(100);
});

test.each(['', ' \n', '\u200B\u2060', '\u3164', '\u2800', '\uFE0F'])('the text %j is blank', (text) => {
  expect(isBlank(text)).toBe(true);
});

// An older browser does not know this year's emoji; a sign of a private font has a shape too. Both count as visible.
test.each(['.', zombie, family, '\u{1FAFF}', '\uF8FF'])('the text %s is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
});
