import { expect, test } from 'vitest';
import { vitestArguments } from './one-test.ts';

const code = `import { test } from 'vitest';

test('what (one) says', async () => {
  await press('[');
});

test.each([
  [844, 390],
] as const)(
  'on a phone of %i by %i it’s whole',
  async () => {},
);

test.each([['a'], ['b']])('%s is kept', () => {});
`;

const file = 'src/a/web/a.component.test.tsx';

test.each([
  [3, 'what .one. says'],
  [4, 'what .one. says'],
  [7, 'on a phone of .* by .* it’s whole'],
  [10, 'on a phone of .* by .* it’s whole'],
  [14, '.* is kept'],
])('the component test at line %i is asked for by its title', (line, title) => {
  expect(vitestArguments(`${file}:${line}`, () => code)).toEqual([file, '-t', title]);
});

test('a whole file, a line above all tests and a line of another kind of test are asked for as they are', () => {
  expect(vitestArguments(file, () => code)).toEqual([file]);
  expect(vitestArguments(`${file}:1`, () => code)).toEqual([file]);
  expect(vitestArguments('src/a/rules/a.test.ts:3', () => code)).toEqual(['src/a/rules/a.test.ts:3']);
});
