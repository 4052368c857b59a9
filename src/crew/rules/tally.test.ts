import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crewLimits } from './crew-limits.ts';
import { counted, countOf, labelAnew, mergeTallies, silentMs, silentOf, sumOf, type Tally } from './tally.ts';

const gate: Tally = { label: 'North gate', kind: 'gate', plus: 0, minus: 0, version: 1 };

test('heads added and heads taken back are kept apart', () => {
  const after = counted(counted(counted(gate, 1), 1), -1);
  expect([after.plus, after.minus, countOf(after)]).toEqual([2, 1, 1]);
});

test('a phone that sent nothing for two minutes is silent, unless its count is left out or was begun anew', () => {
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
    // This count was made on this device and has not been sent to the server yet.
    { ...gate, label: 'Own' },
  ];
  expect(silentOf(tallies, at).map(({ label }) => label)).toEqual(['North gate']);
  expect(silentOf([], at)).toEqual([]);
});

test('a count that is begun anew has another label, which keeps to the limit', () => {
  expect(labelAnew('North gate')).toBe('North gate 2');
  expect(labelAnew('W'.repeat(crewLimits.labelMax))).toHaveLength(crewLimits.labelMax);
  expect(labelAnew(`${'W'.repeat(crewLimits.labelMax - 3)} gate`)).toBe(
    `${'W'.repeat(crewLimits.labelMax - 3)} 2`,
  );
});

test('a count of 0 stays at 0 when a head is taken back', () => {
  expect(counted(gate, -1)).toBe(gate);
});

test('of two records the later label stays, and no count is lost', () => {
  const older = { ...gate, plus: 7 };
  const newer = { ...gate, label: 'South gate', plus: 5, minus: 1, version: 2 };
  const merged = { ...newer, plus: 7 };
  expect(mergeTallies(older, newer)).toEqual(merged);
  expect(mergeTallies(newer, older)).toEqual(merged);
});

const steps = fc.array(fc.constantFrom<1 | -1>(1, 1, 1, -1), { maxLength: 60 });

test('records give the same sum in any order, if some come twice, and if only the last arrives', () => {
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

test('counts with one different number do not agree', () => {
  const ada: Tally = { ...gate, label: 'Ada', kind: 'witness', plus: 61 };
  expect(sumOf([{ ...gate, plus: 62 }, ada]).agree).toBe(false);
  expect(sumOf([ada, { ...ada, label: 'Ben', plus: 60 }]).agree).toBe(false);
});

test('one witness alone, or gates alone, can neither agree nor disagree', () => {
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

test('a phone that took back more heads than it counted takes nothing from other phones', () => {
  expect(
    sumOf([
      { ...gate, plus: 5 },
      { ...gate, minus: 100 },
    ]).gates,
  ).toBe(5);
});

test('a phone stops counting at the limit of one phone', () => {
  const full = { ...gate, plus: crewLimits.tallyMax };
  expect(counted(full, 1)).toBe(full);
});
