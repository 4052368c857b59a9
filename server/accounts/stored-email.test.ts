import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '#rules/accounts/email.ts';
import { spellingsOf, storedEmail } from './stored-email.ts';

test('an address is stored trimmed, composed and in lower case', () => {
  expect(storedEmail('  Zoe.Old@EXAMPLE.com ')).toBe('zoe.old@example.com');
  expect(storedEmail('zoe@exa\u0308mple.de')).toBe(storedEmail('ZOE@EXÄMPLE.DE'));
  expect(storedEmail('zoe')).toBeNull();
});

test('a domain beyond ASCII is stored in one spelling, however a browser sends it', () => {
  expect(storedEmail('zoe@exämple.de')).toBe('zoe@xn--exmple-cua.de');
  expect(storedEmail('zoe@XN--exmple-cua.de')).toBe('zoe@xn--exmple-cua.de');
  expect(spellingsOf('zoe@xn--exmple-cua.de')).toEqual(['zoe@xn--exmple-cua.de', 'zoe@exämple.de']);
  expect(spellingsOf('zoe@example.de')).toEqual(['zoe@example.de']);
});

test('an address that is too long in lower case only is none', () => {
  // The small letter of İ is two characters.
  const domain = '@İzmir.example';
  const longest = `${'z'.repeat(255 - domain.length)}${domain}`;
  expect(isEmail(longest)).toBe(true);
  expect(storedEmail(longest)).toBeNull();
});

test('what is stored is an address again, and the same one', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('a', '.', '@', 'İ', 'x.test'),
  );
  const like = fc.tuple(piece, piece, piece).map(([one, two, three]) => `a${one}@${two}x.${three}t`);
  fc.assert(
    fc.property(fc.oneof(like, fc.emailAddress()), (text) => {
      const stored = storedEmail(text);
      if (stored !== null) expect(storedEmail(stored)).toBe(stored);
    }),
  );
});
