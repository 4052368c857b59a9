import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { type Counts, phraseCounts } from '#dance/rules/score/score.ts';
import {
  chainDrills,
  type Drill,
  eightDrills,
  exerciseDrills,
  recallDrills,
  weakestFirst,
} from './drills.ts';
import { emptyRecord, type PhraseRecord } from './phrase-record.ts';

const score = houseScore();
const record = (phrase: number, known: Partial<PhraseRecord> = {}): PhraseRecord => ({
  ...emptyRecord(score.id, String(phrase), 32),
  ...known,
});
const of = (first: number, last = first): Counts => phraseCounts(score, first, last);
const countsOf = (drills: readonly Drill[]) => drills.map(({ counts }) => counts);

test('the drills of yesterday’s phrases begin with the weaker one, take 60 seconds and end with both in one go', () => {
  const records = [record(1, { clean: 3, clean_rate: 1 }), record(2, { clean: 1, clean_rate: 0.5 })];
  const drills = recallDrills(score, records, [1, 2]);
  expect(countsOf(drills)).toEqual([of(2), of(1), of(1, 2)]);
  const counts = drills.reduce((sum, { counts, times }) => sum + (counts.end - counts.start) * times, 0);
  expect((counts * 60) / score.tempo).toBe(60);
  expect(drills.map(({ counts_as }) => counts_as)).toEqual(['played', 'played', 'played']);
  expect(recallDrills(score, records, [])).toEqual([]);
  expect(countsOf(recallDrills(score, records, [1]))).toEqual([of(1)]);
});

test('yesterday’s phrases are those taught last, wherever they are in the dance', () => {
  expect(countsOf(recallDrills(score, [], [1, 9, 4]))).toEqual([of(4), of(9)]);
  expect(countsOf(recallDrills(score, [], [8, 7]))).toEqual([of(7), of(8), of(7, 8)]);
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
])('the weakest phrase comes first: %s', (_name, weak, strong) => {
  expect(weakestFirst(score, [record(9, weak), record(1, strong)], [1, 9])).toEqual([9, 1]);
});

test('of two phrases that are known equally well the earlier one comes first', () => {
  expect(weakestFirst(score, [], [9, 2])).toEqual([2, 9]);
});

test('the chain of drills adds one phrase at a time', () => {
  expect(countsOf(chainDrills(score, 5, 7))).toEqual([of(5), of(5, 6), of(5, 7)]);
});

test('when no eight needs more repetitions, all eights are offered again', () => {
  const done = record(3, { eights: [2, 2, 3, 2] });
  const again = eightDrills(score, [3], [done]).map(({ rate, times, counts_as }) => [rate, times, counts_as]);
  expect(again).toEqual(Array(4).fill([0.5, 2, 'played']));
  expect(eightDrills(score, [3], [{ ...done, eights: [2, 1, 3, 2] }])).toEqual([
    { score: 'house', counts: { start: 72, end: 80 }, rate: 0.5, times: 1, counts_as: 'played' },
  ]);
});

test('warm-up and cool-down take two minutes and change no record of the dance', () => {
  for (const section of ['Warm-up', 'Cool-down'] as const) {
    const [drill] = exerciseDrills(section);
    const { start = 0, end = 0 } = drill?.counts ?? {};
    expect(((end - start) * 60) / score.tempo / (drill?.rate ?? 1)).toBe(120);
    expect(drill?.score).not.toBe(score.id);
  }
});
