import { expect, test } from 'vitest';
import { sizeText } from './size-text.ts';

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1_000, '1.0 KB'],
  [9_949, '9.9 KB'],
  [9_960, '10 KB'],
  [999_499, '999 KB'],
  [999_500, '1.0 MB'],
  [41e9, '41 GB'],
  [999.6e12, '1.0 PB'],
  [1e15, '1.0 PB'],
  [Number.MAX_SAFE_INTEGER, '9.0 PB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
