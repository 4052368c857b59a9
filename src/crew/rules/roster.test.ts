import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crewLimits } from './crew-limits.ts';
import {
  byAlphabet,
  editWalkin,
  memberNames,
  mergeRosters,
  readRoster,
  shownNames,
  type Walkin,
} from './roster.ts';

const entry = (id: string, changes: Partial<Walkin> = {}): Walkin => ({
  id,
  name: `Name ${id}`,
  edited: 1,
  gone: false,
  ...changes,
});

test('two merged lists have everybody once, as last edited', () => {
  const merged = mergeRosters([entry('a'), entry('b')], [entry('b', { name: 'Bea', edited: 2 }), entry('c')]);
  expect(shownNames(merged)).toEqual(['Name a', 'Bea', 'Name c']);
});

test('members who are in and show their name are on the roster', () => {
  const members = [
    { first_name: 'Zoe', state: 'in' },
    { first_name: null, state: 'in' },
    { first_name: 'Ben', state: 'waiting' },
    { first_name: 'ada', state: 'in' },
  ] as const;
  expect(memberNames(members)).toEqual(['Zoe', 'ada']);
});

test('a name that was taken out does not come back from the other list', () => {
  const merged = mergeRosters([entry('a', { gone: true, edited: 5 })], [entry('a', { edited: 4 })]);
  expect(shownNames(merged)).toEqual([]);
});

const lists = fc.array(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    name: fc.constant('Same'),
    edited: fc.nat({ max: 3 }),
    gone: fc.boolean(),
  }),
  { maxLength: 8 },
);

test('in whatever order and however often lists are put together, the names are the same', () => {
  fc.assert(
    fc.property(lists, lists, (one, other) => {
      const there = shownNames(mergeRosters(one, other));
      expect(shownNames(mergeRosters(other, one))).toEqual(there);
      expect(shownNames(mergeRosters(mergeRosters(one, other), other))).toEqual(there);
    }),
  );
});

test('names are sorted by the alphabet, whatever their case', () => {
  expect(byAlphabet(['zoe', 'Ada', 'émil'], 'en')).toEqual(['Ada', 'émil', 'zoe']);
});

test.each([
  ['taken out on a device whose clock was set back', true, 3],
  ['taken out, and put back at once', false, 9],
])('a name that is %s', (_, gone, now) => {
  const before = entry('a', { edited: 8, gone: !gone });
  const after = editWalkin(before, gone, now);
  expect(mergeRosters([before], [after])).toEqual([after]);
  expect(mergeRosters([after], [before])).toEqual([after]);
});

test('a saved list is read again', () => {
  const list = [entry('a'), entry('b', { gone: true })];
  expect(readRoster(JSON.stringify(list), 5)).toEqual(list);
});

test('of a list that another program has saved, the valid entries are read', () => {
  const saved = [{ id: 'a', name: 'x'.repeat(300), edited: 1, gone: 'no', more: true }];
  expect(readRoster(JSON.stringify(saved), 5)).toEqual([entry('a', { name: 'x'.repeat(100) })]);
});

test('a list as long as the largest crew is read', () => {
  expect(readRoster('Ada\n'.repeat(crewLimits.members), 5)).toHaveLength(crewLimits.members);
});

test('reading a list of names twice adds nothing, and two people may have the same name', () => {
  const read = (now: number) => readRoster('Ben\nAda\nBen', now) ?? [];
  expect(read(5)).toHaveLength(3);
  const merged = mergeRosters(read(5), read(6));
  expect(shownNames(merged)).toEqual(['Ben', 'Ada', 'Ben']);
});

test('a file that is no list, or has more names than a crew can have members, is not read', () => {
  const broken = JSON.stringify([entry('a'), { ...entry('b'), edited: 'today' }]);
  const many = 'Ada\n'.repeat(crewLimits.members + 1);
  for (const text of ['', '{}', '[1]', '[{"id":"a"}]', '[{"id":"a","name":" ","edited":1}]', broken, many])
    expect(readRoster(text, 5)).toBeNull();
});
