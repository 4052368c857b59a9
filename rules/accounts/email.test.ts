import { expect, test } from 'vitest';
import { hasEmailForm, isEmail } from './email.ts';

test.each([
  'dancer@example.com',
  'first.last+tag@sub.example.co.uk',
  "o'hara@example.ie",
  'zömbie@exämple.de',
  '丧尸@例子.中国',
  'a@b.c',
])('%s is an address', (text) => {
  expect(hasEmailForm(text)).toBe(true);
});

test.each([
  '',
  'dancer',
  '@example.com',
  'dancer@',
  'dancer@localhost',
  'dancer@.com',
  'dancer@example.',
  'dancer@example..com',
  'two@at@example.com',
  'with space@example.com',
  'dancer@exam ple.com',
  'no\u00a0break@example.com',
  'line\nbreak@example.com',
  'dancer@example.com\r\nBcc: all@example.com',
  'tab\t@example.com',
  'nul\u0000@example.com',
  'zero\u200bwidth@example.com',
  'a@example.com,b@example.com',
  'Name <dancer@example.com>',
])('%j is no address', (text) => {
  expect(hasEmailForm(text)).toBe(false);
});

test.each([
  [255, true],
  [256, false],
])('an address of %i characters is accepted: %s', (length, accepted) => {
  const domain = '@example.com';
  expect(isEmail(`${'z'.repeat(length - domain.length)}${domain}`)).toBe(accepted);
});

test('length counts characters, not code units', () => {
  expect(isEmail(`${'🧟'.repeat(243)}@example.com`)).toBe(true);
});
