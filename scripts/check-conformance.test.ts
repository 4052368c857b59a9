import { expect, test } from 'vitest';
import { conformanceComplaints } from './check-conformance.ts';

const files: Record<string, string> = {
  'web/a.tsx': 'export const a = 1;',
  'web/a.test.tsx':
    "test('a does it', run);\ntest.each(cases)('%s isn\\'t b', run);\ntest.each(cases)('$age goes', run);",
};

const complaintsAbout = (...rows: string[]) =>
  conformanceComplaints(
    ['# Title', '', '| Clause | Section | Built in | Proved by |', '|---|---|---|---|', ...rows].join('\n'),
    (path) => files[path] ?? null,
  );

test.each([
  ['one test', '| A | 2 | `web/a.tsx` | `web/a.test.tsx` a does it |'],
  [
    'two tests, of them a template',
    "| A | 2 | `web/a.tsx` | `web/a.test.tsx` a does it<br>`web/a.test.tsx` %s isn't b |",
  ],
  ['a template of fields', '| A | 2 | `web/a.tsx` and more | `web/a.test.tsx` $age goes |'],
])('a clause with %s is fine', (_, row) => {
  expect(complaintsAbout(row)).toEqual([]);
});

test.each([
  ['an empty cell', '| A | | `web/a.tsx` | `web/a.test.tsx` a does it |', 'A has an empty cell'],
  ['a cell too few', '| A | 2 | `web/a.tsx` |', 'has 3 cells instead of 4'],
  ['no file', '| A | 2 | somewhere | `web/a.test.tsx` a does it |', 'A names no file'],
  ['a missing file', '| A | 2 | `web/b.tsx` | `web/a.test.tsx` a does it |', 'web/b.tsx does not exist'],
  ['a missing test file', '| A | 2 | `web/a.tsx` | `web/b.test.tsx` a |', 'web/b.test.tsx does not exist'],
  [
    'half a name',
    '| A | 2 | `web/a.tsx` | `web/a.test.tsx` a does |',
    'web/a.test.tsx has no test named a does',
  ],
  ['no test', '| A | 2 | `web/a.tsx` | later |', "later is not a test file and a test's name"],
])('a clause with %s is refused', (_, row, complaint) => {
  expect(complaintsAbout(row)).toEqual([`line 5: ${complaint}`]);
});

test('a document without clauses is refused', () => {
  expect(complaintsAbout()).toEqual(['holds no clause']);
});
