import { expect, test } from 'vitest';
import { htmlOf, storedHtml } from './notes-content.ts';

test.each([
  ['<p></p>', ''],
  ['<p>one</p><p>two</p>', '<p>one</p><p>two</p>'],
  [
    '<ul><li><p>one</p></li><li><p>two <strong>bold</strong></p></li></ul>',
    '<ul><li>one</li><li>two <strong>bold</strong></li></ul>',
  ],
  ['<ul><li><p>one</p><p>more</p></li></ul>', '<ul><li><p>one</p><p>more</p></li></ul>'],
  [
    '<ul><li><p>one</p><ul><li><p>in</p></li></ul></li></ul>',
    '<ul><li><p>one</p><ul><li>in</li></ul></li></ul>',
  ],
])('%s is stored as %s', (html, stored) => {
  expect(storedHtml(html)).toBe(stored);
});

test.each(['One & two\nlines.\n\nTwo.', 'One & two\r\nlines.\r\n\r\nTwo.'])(
  '%j becomes two paragraphs, also with line breaks of Windows',
  (text) => {
    expect(htmlOf(text)).toBe('<p>One &amp; two<br>lines.</p><p>Two.</p>');
  },
);
