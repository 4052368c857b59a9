import { expect, test } from 'vitest';
import { codeFrom, codeInHash, codeSigns, readCode, shownCode } from './spoken-code.ts';

test.each([
  ['ABCD-EFGH', 'ABCDEFGH'],
  [' abcd efgh ', 'ABCDEFGH'],
  ['o1ilL-O00', '01111000'],
  ['7K.3M_9X‐QZ', '7K3M9XQZ'],
  ['7k3m–9xqz', '7K3M9XQZ'],
])('%j is read as %s', (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

test.each(['', 'ABCDEFG', 'ABCDEFGHJ', 'ABCD-EFGU', 'ABCDEFG!', 'ÄBCDEFGH', '12345678\u0000'])(
  '%j can be no code',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

test.each([
  ['#7K3M9XQZ', '7K3M9XQZ'],
  ['#7k3m-9xqz', '7K3M9XQZ'],
  ['#7k3m%209xqz', '7K3M9XQZ'],
  ['#7K3M-9XQZ>', '7K3M9XQZ'],
  ['#7K3M-9XQZ).', '7K3M9XQZ'],
  ['#7K3M-9XQZ&utm_source=x', '7K3M9XQZ'],
  ['#7K3M%2D9XQZ%22', '7K3M9XQZ'],
  ['#7K3M-9XQZ%3Futm_source=x', '7K3M9XQZ'],
  ['#%E0%A4%A', null],
  ['', null],
])('%j in an address names %s', (hash, code) => {
  expect(codeInHash(hash)).toBe(code);
});

test('a code is shown in two halves, and can be read again from them', () => {
  expect(shownCode('ABCDEFGH')).toBe('ABCD-EFGH');
  expect(readCode(shownCode('7K3M9XQZ'))).toBe('7K3M9XQZ');
});

test('the 256 values of a byte make each sign of a code equally often', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 8)
    for (const sign of codeFrom(Uint8Array.from({ length: 8 }, (_, index) => byte + index)))
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect([...counts.keys()].sort().join('')).toBe(codeSigns);
  expect(new Set(counts.values())).toEqual(new Set([8]));
});
