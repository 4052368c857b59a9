import { expect, test } from 'vitest';
import { complaints, conformance, proofsIn, type Section } from './conformance.ts';

const sections: Section[] = [
  {
    title: 'Screens',
    clauses: [
      { id: '§2.login', clause: 'Login', section: '2', built: '`web/login.tsx`' },
      { id: '§2.logout', clause: 'Logout', section: '2', built: '`web/login.tsx`' },
    ],
  },
];

const proofs = (text: string) => proofsIn({ path: 'web/login.test.ts', text });

test.each([
  ["// §2.login\ntest('logs in', run);", 'logs in'],
  ["// §2.login\ntest.each(cases)('%s isn\\'t out', run);", "%s isn't out"],
  ["// §2.login\ntest.each([\n  ['a', 1],\n  ['b', 2],\n])('$age goes', run);", '$age goes'],
  ['// §2.login\n  test(`at 320 pixels`, run);', 'at 320 pixels'],
  ["// §2.login\nfor (const x of all)\n  test('each size', run);", 'each size'],
  ["// §2.login\nconst a = 1;\ntest('too far', run);", ''],
])('the test below %j is %j', (text, title) => {
  expect(proofs(text)).toEqual([{ id: '§2.login', path: 'web/login.test.ts', line: 1, test: title }]);
});

test('a test may prove several clauses, on several lines', () => {
  const found = proofs("// §2.login §2.logout\n// §3.user\ntest('all of it', run);");
  expect(found.map(({ id, test }) => [id, test])).toEqual([
    ['§2.login', 'all of it'],
    ['§2.logout', 'all of it'],
    ['§3.user', 'all of it'],
  ]);
});

test('the document names each clause with its files and its tests', () => {
  const text = "// §2.login §2.logout\ntest('in | out', run);";
  expect(conformance(sections, proofs(text))).toContain(
    '| Login | 2 | `web/login.tsx` | `web/login.test.ts` in \\| out |',
  );
});

test('a clause without a test, an unknown clause, a missing file and a line above no test are named', () => {
  const text = "// §2.login §2.lost\nconst a = 1;\ntest('x', run);";
  expect(complaints(sections, proofs(text), () => false)).toEqual([
    '§2.logout (Logout) has no test',
    '§2.login: web/login.tsx does not exist',
    '§2.logout: web/login.tsx does not exist',
    'web/login.test.ts:1 names the unknown clause §2.lost',
    'web/login.test.ts:1 stands above no test',
    'web/login.test.ts:1 stands above no test',
  ]);
});
