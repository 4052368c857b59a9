import { expect, test } from 'vitest';
import { changedWords, readableText } from './changed-words.ts';

// §3.history-reads-words-words-differ
test('one changed word is shown between a few unchanged ones', () => {
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
])('the words that differ between %j and %j are found', (before, after, words) => {
  expect(changedWords(before, after)).toEqual(words);
});

test('notes are read as text: no tags, a line for each paragraph, entities as characters', () => {
  expect(readableText('<p>Left &amp; <b>right</b></p><ul><li>one</li><li>two</li></ul>')).toBe(
    'Left & right\none\ntwo',
  );
});

test('up to six unchanged words on either side are shown, without an ellipsis', () => {
  const words = (middle: string) => `1 2 3 4 5 6 ${middle} a b c d e f`;
  expect(changedWords(words('old words'), words('two new'))).toEqual({
    lead: '1 2 3 4 5 6 ',
    before: 'old words ',
    after: 'two new ',
    trail: 'a b c d e f',
  });
});

test('headings and line breaks make lines, even with attributes, and entities are read as characters', () => {
  expect(
    readableText('<h2 class="big">Up</h2>3 &lt; 4 &gt; 2<br class="x">&quot;It&#39;s&quot;&nbsp;on &copy;'),
  ).toBe('Up\n3 < 4 > 2\n"It\'s" on &copy;');
});
