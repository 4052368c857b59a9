import { expect, test } from 'vitest';
import { errorTexts } from '#platform/content/messages.ts';
import { errorStatus } from './error-codes.ts';

test('every error code has a text for people, and no text is without a code', () => {
  expect(Object.keys(errorTexts).sort()).toEqual(Object.keys(errorStatus).sort());
});

test.each(Object.entries(errorTexts))('the text for %s is a calm sentence', (_, text) => {
  expect(text).toMatch(/^[A-Z][^!{}]*\.$/);
});
