import { expect, test } from 'vitest';
import { problemsOf } from '../testing/reading.ts';

test.each(['8s', '8 Count', 'Eights', 'Achter', 'Counts (8s)'])(
  'a column “%s” with small numbers is reported with the line of its name',
  (name) => {
    expect(problemsOf(`${name}\tMove\tNotes\n1\ta\tlow\n2\tb\t\n1\tc\t`)).toContainEqual([
      1,
      'error',
      `The column “${name}” may count eights or number them. Head a column with “counts”, and write 8 for one eight and 2x8 for two.`,
    ]);
  },
);

test('a column of eights beside a column of counts, or with counts in it, is no problem', () => {
  expect(problemsOf('Eights\tCounts\tMove\n1\t8\ta\n2\t8\tb').map(([, level]) => level)).not.toContain(
    'error',
  );
  expect(problemsOf('Counts (8s)\tMove\n8\ta\n2x8\tb')).toEqual([]);
});
