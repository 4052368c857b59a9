import { afterEach, expect, test } from 'vitest';
import { speak } from '#platform/web/page-language.ts';
import { clockText } from './clock-text.ts';

test.each([
  [0, false, '0:00'],
  [65.9, false, '1:05'],
  [-3, false, '0:00'],
  [Number.NaN, false, '0:00'],
  [600, false, '10:00'],
  [5.34, true, '0:05.3'],
  [59.97, true, '1:00.0'],
])('%s seconds (tenths: %s) are written %s', (seconds, tenths, text) => {
  expect(clockText(seconds, tenths)).toBe(text);
});

afterEach(() => speak('en', undefined));

test.each(['de', 'fr', 'es', 'pt-BR'])(
  'tenths are written after the decimal sign of the language: %s',
  (language) => {
    speak(language, undefined);
    expect(clockText(5.34, true)).toBe('0:05,3');
  },
);
