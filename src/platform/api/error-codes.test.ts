import { expect, test } from 'vitest';
import { serverMessages } from '#platform/content/server-messages.ts';
import { errorStatus } from './error-codes.ts';

const errorTexts = Object.entries(serverMessages).flatMap(([id, text]) => {
  const [kind, code = ''] = id.split('.');
  return kind === 'error' ? [[code, text]] : [];
});

test('every error code has a text for people, and no text is without a code', () => {
  expect(errorTexts.map(([code]) => code).sort()).toEqual(Object.keys(errorStatus).sort());
});

test.each(errorTexts)('the text for %s is a calm sentence', (_, text) => {
  expect(text).toMatch(/^[A-Z][^!{}]*\.$/);
});
