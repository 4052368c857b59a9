import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkParts } from './faq-links.ts';

const joined = (text: string) =>
  linkParts(text)
    .map((part) => ('href' in part ? part.href : part.text))
    .join('');
const hrefs = (text: string) => linkParts(text).flatMap((part) => ('href' in part ? [part.href] : []));

test.each<[string, string[]]>([
  ['no address here', []],
  ['see https://example.org', ['https://example.org']],
  ['see https://example.org.', ['https://example.org']],
  ['see https://example.org/a?b=c#d, then', ['https://example.org/a?b=c#d']],
  ['(see https://example.org)', ['https://example.org']],
  ['(https://example.org/a_(b))', ['https://example.org/a_(b)']],
  ['https://example.org/a_(b).', ['https://example.org/a_(b)']],
  ['"https://example.org"!', ['https://example.org']],
  ['http://a.example and HTTPS://B.example', ['http://a.example', 'HTTPS://B.example']],
  ['https://a.example\nhttps://b.example', ['https://a.example', 'https://b.example']],
  ['really?! https://example.org?!', ['https://example.org']],
  ['<a href="https://example.org">x</a>', ['https://example.org']],
  ['javascript:alert(1) ftp://x data:text/html,y //example.org', []],
  ['javascript:alert("https://example.org")', ['https://example.org']],
  ['http:// and https://...', []],
  ['http://... and https://).', []],
  ['http:// https:// HTTP://', []],
  ['https://example.org/http://', ['https://example.org/http://']],
  ['https://a)))', ['https://a']],
  ['www.example.org stays text', []],
  ['https://例子.中国/丧尸', ['https://例子.中国/丧尸']],
])('%j holds the addresses %j', (text, addresses) => {
  expect(hrefs(text)).toEqual(addresses);
  expect(joined(text)).toBe(text);
});

// §2.faq-one-open-time-closable
test('text around addresses keeps its line breaks', () => {
  expect(linkParts('one\nhttps://a.example, two\n')).toEqual([
    { text: 'one\n' },
    { href: 'https://a.example' },
    { text: ', two\n' },
  ]);
});

test('the parts of any text make up the text, and every address is http or https without white space', () => {
  const pieces = fc.constantFrom(
    'http://',
    'https://',
    'a',
    '.',
    '(',
    ')',
    ' ',
    '\n',
    '<',
    '"',
    'javascript:',
    '🧟',
    '/',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(pieces).map((list) => list.join('')),
      ),
      (text) => {
        expect(joined(text)).toBe(text);
        for (const href of hrefs(text)) expect(href).toMatch(/^https?:\/\/[^\s<>"]+$/i);
        for (const part of linkParts(text)) expect('href' in part ? part.href : part.text).not.toBe('');
      },
    ),
  );
});

test.each(['http://http://', 'https://a.example)))', '((((', 'http://.', 'h'])(
  'R47 100 kB of %j are cut into few pieces',
  (piece) => {
    const text = piece.repeat(Math.ceil(100_000 / piece.length));
    expect(joined(text)).toBe(text);
  },
);
