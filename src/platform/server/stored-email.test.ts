import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmail } from '#platform/rules/email.ts';
import { writeLearner } from '#testing/server/learner-rows.ts';
import { makeTestDatabase } from '#testing/server/test-database.ts';
import { respellEmails, storedEmail } from './stored-email.ts';

test('an address is stored trimmed, composed and in lower case', () => {
  expect(storedEmail('  Zoe.Old@EXAMPLE.com ')).toBe('zoe.old@example.com');
  expect(storedEmail('zoe@exa\u0308mple.de')).toBe(storedEmail('ZOE@EXÄMPLE.DE'));
  expect(storedEmail('zoe')).toBeNull();
});

test('a domain beyond ASCII is stored in one spelling, however a browser sends it', () => {
  expect(storedEmail('zoe@exämple.de')).toBe('zoe@xn--exmple-cua.de');
  expect(storedEmail('zoe@XN--exmple-cua.de')).toBe('zoe@xn--exmple-cua.de');
});

test('an address that is too long only in lower case is refused', () => {
  // İ in lower case is two characters.
  const domain = '@İzmir.example';
  const longest = `${'z'.repeat(255 - domain.length)}${domain}`;
  expect(isEmail(longest)).toBe(true);
  expect(storedEmail(longest)).toBeNull();
});

test('a stored address is an address, and storing it again does not change it', () => {
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

test('stored addresses of an older version get the new spelling, except where another account has it already', async () => {
  const { db, pool, drop } = await makeTestDatabase({ seeded: true });
  const before = ['zoe@exämple.de', 'moe@exämple.de', 'moe@xn--exmple-cua.de', 'zoë@example.de'];
  for (const email of before) await writeLearner(db, { email });
  await pool.query(
    `insert into feedback (email, feedback_type, message) values ('moe@exämple.de', 'bug', 'x')`,
  );
  await respellEmails(pool);
  const { rows } = await pool.query('select email from users union all select email from feedback');
  expect(rows.map(({ email }) => email).sort()).toEqual([
    'moe@exämple.de',
    'moe@xn--exmple-cua.de',
    'moe@xn--exmple-cua.de',
    'zoe@xn--exmple-cua.de',
    'zoë@example.de',
  ]);
  await drop();
});
