import { expect, test } from 'vitest';
import { plainValue } from './plain-value.ts';
import type { Token, TokenKind } from './sql-token.ts';

/** Returns the tokens of a value that is written with a space between any two of them. */
const tokensOf = (written: string): Token[] =>
  written.split(' ').map((text) => {
    if (text.startsWith("'")) return { kind: 'text', text: text.slice(1, -1), cut: false };
    const kind: TokenKind = /^\d/.test(text) ? 'number' : /^\w/.test(text) ? 'word' : 'mark';
    return { kind, text, cut: false };
  });

test.each([
  ["'moe'", 'moe'],
  ['null', null],
  ['true', 'true'],
  ['- 3', '-3'],
  ['+ 3', '3'],
  ["( 'moe' )", 'moe'],
  ["timestamp with time zone '2026-10-31'", '2026-10-31'],
  ["'moe' : : varchar ( 20 )", 'moe'],
  ["cast ( 'moe' as text )", 'moe'],
  ['cast ( - 3 as numeric ( 4 , 2 ) )', '-3'],
])('%s is the value %j', (written, value) => {
  expect(plainValue(tokensOf(written))).toBe(value);
});

test.each([
  'now',
  'now ( )',
  "( 'moe'",
  "- 'moe'",
  '- null',
  "cast ( 'moe' text )",
  "cast ( 'moe' as )",
  "cast ( 'moe' as text",
  "'moe' : text",
  "'moe' : :",
  "'moe' : : varchar ( 20",
  "'moe' 'larry'",
])('%s is no plain value', (written) => {
  expect(plainValue(tokensOf(written))).toBeUndefined();
});
