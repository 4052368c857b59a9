import { expect, test } from 'vitest';
import { isTooCommon, passwordLength } from './password.ts';

test.each([
  ['', 0],
  ['brainsss', 8],
  ['🧟🧟🧟🧟🧟🧟🧟🧟', 8],
  ['  spaces  ', 10],
  ['e\u0301', 1],
])('%j has %i characters', (password, length) => {
  expect(passwordLength(password)).toBe(length);
});

const list = new Set(['password', 'iloveyou', 'trustno1']);
const person = { email: 'Mary.Shelley@example.com', names: ['Mary', 'Shelley'] };

test.each([
  ['password', true],
  ['PassWord', true],
  ['trustno1', true],
  ['trustno11', false],
  ['mary.shelley@example.com', true],
  ['mary.shelley', true],
  ['MaryShelley', true],
  ['Mary Shelley', true],
  ['mary and shelley', false],
  [' password', false],
])('%j is too common: %s', (password, common) => {
  expect(isTooCommon(password, list, person)).toBe(common);
});

test('a password that is the name in another Unicode form is refused too', () => {
  expect(isTooCommon('rene\u0301e-zombie', new Set(['ren\u00e9e-zombie']), person)).toBe(true);
});

test('a missing name forbids nothing', () => {
  expect(isTooCommon('', new Set(), { email: '', names: ['', ''] })).toBe(false);
  expect(isTooCommon('graveyard', new Set(), { email: 'z@example.com', names: ['Zed', ''] })).toBe(false);
});
