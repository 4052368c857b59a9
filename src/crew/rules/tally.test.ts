import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crewLimits } from './crew-limits.ts';
import { counted, countOf, labelAnew, mergeTallies, silentMs, silentOf, sumOf, type Tally } from './tally.ts';

const gate: Tally = { label: 'North gate', kind: 'gate', plus: 0, minus: 0, version: 1 };

test('a head more and a head less are both kept', () => {
  const after = counted(counted(counted(gate, 1), 1), -1);
  expect([after.plus, after.minus, countOf(after)]).toEqual([2, 1, 1]);
});

test('a phone that was not heard for two minutes is silent, unless its count is left out or was begun anew', () => {
  const at = Date.parse('2027-10-30T22:00:00Z');
  const phone = (label: string, ago: number, changes = {}) => ({
    ...gate,
    label,
    updated_at: new Date(at - ago).toISOString(),
    ...changes,
  });
  const tallies = [
    phone('North gate', silentMs),
    phone('South gate', silentMs - 1),
    phone('Trial', silentMs, { left_out: true }),
    phone('West gate', silentMs),
    phone(labelAnew('West gate'), 0),
    // This device has counted it, and the server has not heard of it yet.
    { ...gate, label: 'Own' },
  ];
  expect(silentOf(tallies, at).map(({ label }) => label)).toEqual(['North gate']);
  expect(silentOf([], at)).toEqual([]);
});

test('a count that is begun anew has a label of its own, which is no longer than one may be', () => {
  expect(labelAnew('North gate')).toBe('North gate 2');
  expect(labelAnew('W'.repeat(crewLimits.labelMax))).toHaveLength(crewLimits.labelMax);
  expect(labelAnew(`${'W'.repeat(crewLimits.labelMax - 3)} gate`)).toBe(
    `${'W'.repeat(crewLimits.labelMax - 3)} 2`,
  );
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
});

test('one counter alone, or gates alone, have nobody to agree with', () => {
  const ada: Tally = { ...gate, label: 'Ada', kind: 'witness', plus: 61 };
  expect(sumOf([ada]).agree).toBeNull();
  expect(sumOf([gate, gate]).agree).toBeNull();
  expect(sumOf([]).agree).toBeNull();
});

test('a count that is left out is in no sum and in no comparison', () => {
  const trial = { ...gate, plus: 9, left_out: true };
  const ada = { ...gate, label: 'Ada', kind: 'witness' as const, plus: 62 };
  expect(sumOf([{ ...gate, plus: 62, left_out: false }, trial, ada])).toMatchObject({
    gates: 62,
    agree: true,
  });
  expect(
    sumOf([
      { ...ada, left_out: true },
      { ...ada, plus: 61 },
    ]),
  ).toMatchObject({ agree: null });
});

test('more taken back than counted takes nothing from the others', () => {
  expect(
    sumOf([
      { ...gate, plus: 5 },
      { ...gate, minus: 100 },
    ]).gates,
  ).toBe(5);
});

test('a phone stops at the most that one phone may count', () => {
  const full = { ...gate, plus: crewLimits.tallyMax };
  expect(counted(full, 1)).toBe(full);
});
