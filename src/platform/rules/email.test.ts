import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasEmailForm, isEmail } from './email.ts';

test.each([
  'dancer@example.com',
  'first.last+tag@sub.example.co.uk',
  "o'hara@example.ie",
  'a!b@x.test',
  '{curly}|pipe~`tick`@x.test',
  '-dash-@x.test',
  'dancer@exämple.de',
  'dancer@例子.中国',
  'dancer@xn--fsqu00a.xn--fiqs8s',
  'a@b.c',
  'a@1.b',
  'a@x.b1',
  'a@x.1b',
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
  'dancer@example.com\n',
  'dancer@example.com\r\nBcc: all@example.com',
  'tab\t@example.com',
  'nul\u0000@example.com',
  'zero\u200bwidth@example.com',
  'a@example.com,b@example.com',
  'Name <dancer@example.com>',
  'zoë@x.test',
  '丧尸@例子.中国',
  'a..b@x.test',
  '.a@x.test',
  'a.@x.test',
  '"a b"@x.test',
  'a(comment)@x.test',
  'a\\b@x.test',
  'a:b@x.test',
  'a@[127.0.0.1]',
  'a@127.0.0.1',
  'a@10.0.0.25',
  'a@-example.com',
  'a@example-.com',
  'a@exam_ple.com',
  'a@example.com:25',
  'a@example.com/path',
  'a@\u2179.test',
  'a@\uff58.test',
  'a@x.\uff54est',
  'a@exam\ufb01t.test',
  `a@${'x'.repeat(64)}.com`,
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

test('the length of an address counts characters, not code units', () => {
  const domain = `${'𠀀'.repeat(60)}.`.repeat(3);
  expect(isEmail(`${'z'.repeat(68)}@${domain}com`)).toBe(true);
});

test('every address that is in common use is accepted', () => {
  fc.assert(
    fc.property(fc.emailAddress({ size: 'small' }), (text) => {
      expect(isEmail(text)).toBe(true);
    }),
  );
});
