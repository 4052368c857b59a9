import { expect, test } from 'vitest';
import { problemsOf } from '../testing/reading.ts';

test.each([
  ['8 a x2', 'x2', '8 counts'],
  ['8 a (x 2)', 'x 2', '8 counts'],
  ['8 a, 2 times', '2 times', '8 counts'],
  ['8 a twice', 'twice', '8 counts'],
  ['1-8 a x2', 'x2', '8 counts'],
  ['2x4 a ×3', 'x3', '8 counts'],
  ['8 (2x) a', '2x', '8 counts'],
  ['8 counts x 4 a', 'x 4', '8 counts'],
])('“%s” is reported, because “%s” is not counted', (line, many, counts) => {
  expect(problemsOf(`# A\n${line}`)).toEqual([
    [
      2,
      'warning',
      `“${many}” was read as part of a name: this line has ${counts} in all. Write 2x8 for two times eight.`,
    ],
  ]);
});

test.each([
  ['8 a, 8 b', '8 b'],
  ['8 a; 4 b', '4 b'],
  ['8 a + 8 b', '8 b'],
  ['8 a and 8 b', '8 b'],
  ['8 + 8 a', '8 a'],
  ['8 and 4 a', '4 a'],
  ['8 8 a', '8 a'],
  ['8: 4 a', '4 a'],
  ['a 4 counts, b 8 counts', '4 counts, b'],
])('“%s” is reported, because “%s” may be another move', (line, more) => {
  expect(problemsOf(`# A\n${line}`)).toEqual([
    [
      2,
      'warning',
      `This line was read as one move of 8 counts. If “${more}” is another move, give it a line of its own.`,
    ],
  ]);
});

test('a large number alone is reported, because it may be a tempo', () => {
  expect(problemsOf('120\n# A\n8 a')[0]).toEqual([
    1,
    'warning',
    'This line has 120 counts without a move. If it is the tempo, write 120 bpm.',
  ]);
});

test('numbers in the names of a step sheet’s lines, in words and in other names are not doubted', () => {
  expect(
    problemsOf('# A 2\n1-4 a x2\n5-8 b, 2 claps\n8 c / 1 x, 3 y\n8 d (4 R, 4 L)\n8 wall 3, slowly'),
  ).toEqual([]);
});

test.each(['# A x2', 'A (x2):', '# A twice', '# A 2 times'])(
  'the title “%s” is reported, because its phrase is danced once',
  (title) => {
    expect(problemsOf(`${title}\n8 a`)).toEqual([
      [1, 'warning', expect.stringContaining('was read as part of a title')],
    ]);
    const name = title.replace(/^# |:$/g, '');
    expect(problemsOf(`${title}\n8 a\nrepeat ${name}`)).toEqual([]);
  },
);
