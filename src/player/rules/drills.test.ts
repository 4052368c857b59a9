import { expect, test } from 'vitest';
import { chainDrills, eightDrills, exerciseDrills, recallDrills, weakestFirst } from './drills.ts';
import { emptyRecord, type PhraseRecord, touchedPhrases } from './phrase-record.ts';
import { phrasesRange } from './pieces.ts';

test('yesterday begins with its weaker phrase, takes 60 seconds and ends with both joined', () => {
  const records = [
    { ...emptyRecord(1), clean: 3, clean_rate: 1 },
    { ...emptyRecord(2), clean: 1, clean_rate: 0.5 },
  ];
  const drills = recallDrills(records, 3);
  expect(drills.map(({ range }) => range)).toEqual([phrasesRange(2), phrasesRange(1), phrasesRange(1, 2)]);
  expect(drills.reduce((sum, { range, times }) => sum + (range.end - range.start) * times, 0)).toBe(60);
  expect(drills.map(({ counts_as }) => counts_as)).toEqual(['played', 'played', 'played']);
  expect(recallDrills(records, 1)).toEqual([]);
  expect(recallDrills(records, 2).map(({ range }) => range)).toEqual([phrasesRange(1)]);
});

test.each<[string, Partial<PhraseRecord>, Partial<PhraseRecord>]>([
  ['never clean before slowly clean', { clean_rate: null }, { clean_rate: 0.5 }],
  ['slowly clean before clean in time', { clean_rate: 0.5 }, { clean_rate: 1 }],
  ['never played before played slowly', { played_rate: null }, { played_rate: 0.5 }],
  ['played slowly before played in time', { played_rate: 0.5 }, { played_rate: 1 }],
  ['seldom played before often played', { played: 1 }, { played: 5 }],
  ['never practised before practised', {}, { practised_at: '2027-10-17T14:00:00.000Z' }],
  ['unsure before sure', { clean_rate: 1, again: 2 }, { clean_rate: 1, again: 0 }],
  ['seldom clean before often clean', { clean_rate: 1, clean: 1 }, { clean_rate: 1, clean: 5 }],
  [
    'long ago before today',
    { practised_at: '2027-10-17T14:00:00.000Z' },
    { practised_at: '2027-10-18T14:00:00.000Z' },
  ],
])('weakest first means: %s', (_name, weak, strong) => {
  const [first, second] = [
    { ...emptyRecord(9), ...weak },
    { ...emptyRecord(1), ...strong },
  ];
  expect([second, first].toSorted(weakestFirst)).toEqual([first, second]);
});

test('of two phrases that are known alike the earlier one comes first', () => {
  expect([emptyRecord(9), emptyRecord(2)].toSorted(weakestFirst).map(({ phrase }) => phrase)).toEqual([2, 9]);
});

test('the chain adds one phrase at a time', () => {
  expect(chainDrills(5, 7).map(({ range }) => range)).toEqual([
    phrasesRange(5),
    phrasesRange(5, 6),
    phrasesRange(5, 7),
  ]);
});

test('eights that want nothing more are offered all over again', () => {
  const done = { ...emptyRecord(3), eights: [2, 2, 3, 2] };
  const again = eightDrills([done]).map(({ rate, times, counts_as }) => [rate, times, counts_as]);
  expect(again).toEqual(Array(4).fill([0.5, 2, 'played']));
  expect(eightDrills([{ ...done, eights: [2, 1, 3, 2] }]).map(({ times }) => times)).toEqual([1]);
});

test('warm-up and cool-down take two minutes and touch no record of the dance', () => {
  for (const section of ['Warm-up', 'Cool-down'] as const) {
    const [drill] = exerciseDrills(section);
    const { start = 0, end = 0 } = drill?.range ?? {};
    expect((end - start) / (drill?.rate ?? 1)).toBe(120);
    expect(touchedPhrases({ start, end })).toEqual([]);
  }
});
