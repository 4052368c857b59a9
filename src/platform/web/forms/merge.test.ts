import { expect, test } from 'vitest';
import { mergeFields, mergeRows, mergeSet, mergeWhole } from './merge.ts';

test('a merged text is that of the person who changed it; if both changed it, both texts are kept', () => {
  expect(mergeWhole('mine', 'old', 'old')).toEqual({ mine: 'mine', theirs: 'mine', clashes: [] });
  expect(mergeWhole('old', 'old', 'theirs')).toEqual({ mine: 'theirs', theirs: 'theirs', clashes: [] });
  expect(mergeWhole('both', 'old', 'both')).toEqual({ mine: 'both', theirs: 'both', clashes: [] });
  expect(mergeWhole('mine', 'old', 'theirs')).toEqual({ mine: 'mine', theirs: 'theirs', clashes: [''] });
  // Drafts of earlier releases have no `base`, so nobody knows which value the edit began from.
  expect(mergeWhole('mine', undefined, 'theirs').clashes).toEqual(['']);
  expect(mergeWhole('both', undefined, 'both').clashes).toEqual([]);
});

test('fields are merged one by one, and fields that belong together as one field', () => {
  const merge = mergeFields<{ name: string; day: string; zone: string }>({
    parts: { when: ['day', 'zone'] },
  });
  const base = { name: 'old', day: '1', zone: 'a' };
  expect(merge({ ...base, name: 'mine' }, base, { ...base, day: '2' })).toEqual({
    mine: { name: 'mine', day: '2', zone: 'a' },
    theirs: { name: 'mine', day: '2', zone: 'a' },
    clashes: [],
  });
  expect(merge({ name: 'mine', day: '1', zone: 'b' }, base, { name: 'old', day: '2', zone: 'a' })).toEqual({
    mine: { name: 'mine', day: '1', zone: 'b' },
    theirs: { name: 'mine', day: '2', zone: 'a' },
    clashes: ['when'],
  });
});

test('ticks are merged one by one', () => {
  expect(mergeSet(['b', 'd'], ['a', 'b'], ['a', 'b', 'c']).mine).toEqual(['b', 'c', 'd']);
  expect(mergeSet(['a'], ['a'], []).mine).toEqual([]);
  const merge = mergeFields<{ ticks: string[] }>({ each: { ticks: mergeSet } });
  expect(merge({ ticks: ['a'] }, { ticks: [] }, { ticks: ['b'] })).toMatchObject({
    mine: { ticks: ['b', 'a'] },
    clashes: [],
  });
});

type Row = { id: string; text: string };
const rows = (texts: string): Row[] =>
  [...texts.matchAll(/(\w)(\w*)/g)].map(([, id = '', text = '']) => ({ id, text }));
const read = (list: readonly Row[]) => list.map(({ id, text }) => id + text).join(' ');

test.each([
  ['rows that each changed', 'a1 b', 'a b', 'a b2', 'a1 b2', 'a1 b2', ''],
  ['a row that each added', 'a x b', 'a b', 'a b y', 'a b y x', 'a b y x', ''],
  ['a row that one took out', 'b', 'a b', 'a b2', 'b2', 'b2', ''],
  ['an order and words', 'b a', 'a b', 'a1 b', 'b a1', 'b a1', ''],
  ['an order and an added row', 'b a', 'a b', 'a b c', 'b a c', 'b a c', ''],
  ['words of one row', 'a1 b3', 'a b', 'a2 b', 'a1 b3', 'a2 b3', 'a'],
  ['a row that one took out, and the other changed', 'b', 'a b', 'a1 b', 'b', 'a1 b', 'a'],
  ['two orders', 'c a b', 'a b c', 'b a c', 'c a b', 'b a c', 'the order'],
  ['the same from both', 'b a1', 'a b', 'b a1', 'b a1', 'b a1', ''],
])('two edits of a list are merged: %s', (_, mine, base, theirs, merged, other, clashes) => {
  const found = mergeRows<Row>(({ id }) => id)(rows(mine), rows(base), rows(theirs));
  expect([read(found.mine), read(found.theirs), found.clashes.join()]).toEqual([merged, other, clashes]);
});
