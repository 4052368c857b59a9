import { expect, test } from 'vitest';
import { changedWords, readableText } from './changed-words.ts';

test('one changed word stands between a few that did not change', () => {
  const words = (middle: string) =>
    `one two three four five six seven ${middle} nine ten eleven twelve 13 14 15`;
  expect(changedWords(words('eight'), words('EIGHT'))).toEqual({
    lead: '… two three four five six seven ',
    before: 'eight ',
    after: 'EIGHT ',
    trail: 'nine ten eleven twelve 13 14 …',
  });
});

test.each([
  ['', 'new', { lead: '', before: '', after: 'new', trail: '' }],
  ['old', '', { lead: '', before: 'old', after: '', trail: '' }],
  ['a b', 'a b', { lead: 'a b', before: '', after: '', trail: '' }],
  ['a a', 'a a a', { lead: 'a ', before: '', after: 'a ', trail: 'a' }],
])('from %j to %j', (before, after, words) => {
  expect(changedWords(before, after)).toEqual(words);
});

test('notes read as text: no tags, a line for each paragraph, characters as themselves', () => {
  expect(readableText('<p>Left &amp; <b>right</b></p><ul><li>one</li><li>two</li></ul>')).toBe(
    'Left & right\none\ntwo',
  );
});
