import { expect, test } from 'vitest';
import { problemsOf } from '../testing/reading.ts';

const rising =
  'The counts of 4 lines from here rise by 8. If they go on through the dance, write how long each move is: 8.';
test.each(['Count\tMove\n8\ta\n16\tb\n24\tc\n32\td', 'Count\tMove\n1\ta\n9\tb\n17\tc\n25\td'])(
  'counts that rise from row to row in %j are reported',
  (text) => {
    expect(problemsOf(text)).toContainEqual([2, 'warning', rising]);
  },
);

test.each(['8 a\n16 b\n32 c', '8 a\n16 b\n8 c\n16 d', '1x8 a\n2x8 b\n3x8 c', '1 a\n2 b\n3 c\n4 d\n4 e'])(
  'other counts, as in %j, are not reported',
  (text) => {
    expect(problemsOf(text)).toEqual(
      expect.not.arrayContaining([[1, 'warning', expect.stringContaining('rise')]]),
    );
  },
);

test.each(['(4 counts rest)', '> 8 claws', '[2x8 hold]'])(
  '“%s” is a hint with counts, which is reported',
  (line) => {
    expect(problemsOf(`# A\n8 a\n${line}`)).toEqual([[3, 'warning', expect.stringContaining('not danced')]]);
  },
);

test('a sum without a name below the counts is reported', () => {
  expect(problemsOf('Counts\tMove\n8\ta\n8\tb\n16\t')).toEqual([
    [
      4,
      'warning',
      'This line has counts alone, and all lines above it have 16 counts too. If it is their sum, remove it: it is danced.',
    ],
  ]);
  expect(problemsOf('# A\n8 a\n8 b\n8')).not.toContainEqual(expect.arrayContaining(['remove']));
});
