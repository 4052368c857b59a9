import { expect, test } from 'vitest';
import { shownCode } from '#platform/rules/spoken-code.ts';
import { mailedCodeSigns, readMailedCode } from './mailed-code.ts';

test.each([
  'K7QM-2XWT',
  'k7qm-2xwt',
  '  K7QM 2XWT ',
  'k7qm2xwt',
  'K 7 Q M 2 X W T',
  'K7QM–2XWT',
  'K7QM‑2XWT',
  'K7QM - 2XWT',
  'K7QM_2XWT',
  'K7QM.2XWT.',
  'Ｋ７ＱＭー２ＸＷＴ',
  'K7QM･2XWT',
  'K7QM·2XWT',
  'K7QM•2XWT',
  'K7QM-\n2XWT',
  '\u200bK7QM-2XWT\u200b',
  'Ｋ７ＱＭ－２ＸＷＴ',
  'Or type this code there: K7QM-2XWT',
  'Your code is K7QM-2XWT. It works once, for 10 minutes.',
  '"K7QM-2XWT"',
  'Code:K7QM2XWT',
])('%j is read as the code', (typed) => {
  expect(readMailedCode(typed)).toBe('K7QM2XWT');
});

test.each([
  '',
  'K7QM',
  'K7QM-2XW',
  'K7QM-2XWTT',
  'K7QM-2XW0',
  'K7QO-2XWT',
  'The code is in the mail',
  '12345678',
  'K7QM,2XWT',
])('no code is found in %j', (typed) => {
  expect(readMailedCode(typed)).toBeNull();
});

test('codes have no characters that look alike, and no vowels', () => {
  expect(mailedCodeSigns).not.toMatch(/[01AEIOUL]/);
  expect(readMailedCode(shownCode('BCDF2345'))).toBe('BCDF2345');
});
