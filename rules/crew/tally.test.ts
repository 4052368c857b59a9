import fc from 'fast-check';
import { expect, test } from 'vitest';
import { counted, countOf, mergeTallies, sumOf, type Tally } from './tally.ts';

const gate: Tally = { label: 'North gate', kind: 'gate', plus: 0, minus: 0, version: 1 };

test('a head more and a head less are both kept', () => {
  const after = counted(counted(counted(gate, 1), 1), -1);
  expect([after.plus, after.minus, countOf(after)]).toEqual([2, 1, 1]);
});

test('nobody can be taken back from an empty count', () => {
  expect(counted(gate, -1)).toBe(gate);
});

test('the later label wins, and no count is lost whichever record is older', () => {
  const older = { ...gate, plus: 7 };
  const newer = { ...gate, label: 'South gate', plus: 5, minus: 1, version: 2 };
  const merged = { ...newer, plus: 7 };
  expect(mergeTallies(older, newer)).toEqual(merged);
  expect(mergeTallies(newer, older)).toEqual(merged);
});

const steps = fc.array(fc.constantFrom<1 | -1>(1, 1, 1, -1), { maxLength: 60 });

test('records that arrive in any order, twice or not at all but the last, come to the same', () => {
  fc.assert(
    fc.property(steps, fc.array(fc.nat(), { maxLength: 40 }), (taps, arrivals) => {
      const states = [gate];
      for (const by of taps) states.push(counted(states.at(-1) as Tally, by));
      const last = states.at(-1) as Tally;
      const some = arrivals.map((at) => states[at % states.length] as Tally);
      expect([...some, last].reduce(mergeTallies)).toEqual(last);
      expect([last, ...some].reduce(mergeTallies)).toEqual(last);
    }),
  );
});

test('gates add up, and witnesses who got the same number agree', () => {
  const sum = sumOf([
    { ...gate, plus: 40 },
    { ...gate, label: 'South gate', plus: 25, minus: 3 },
    { ...gate, label: 'Ada', kind: 'witness', plus: 62 },
    { ...gate, label: 'Ben', kind: 'witness', plus: 63, minus: 1 },
  ]);
  expect(sum).toEqual({
    gates: 62,
    witnesses: [
      { label: 'Ada', count: 62 },
      { label: 'Ben', count: 62 },
    ],
    agree: true,
  });
});

test('one number that differs, and they do not agree', () => {
  const ada: Tally = { ...gate, label: 'Ada', kind: 'witness', plus: 61 };
  expect(sumOf([{ ...gate, plus: 62 }, ada]).agree).toBe(false);
  expect(sumOf([ada, { ...ada, label: 'Ben', plus: 60 }]).agree).toBe(false);
  expect(sumOf([ada]).agree).toBe(true);
  expect(sumOf([]).agree).toBe(true);
});
