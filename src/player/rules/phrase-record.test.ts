import { expect, test } from 'vitest';
import {
  emptyRecord,
  playedOnly,
  recorded,
  slowestOf,
  touchedPhrases,
  withRepetitions,
} from './phrase-record.ts';
import { joinRange, phrasesRange, phrasesWithin } from './pieces.ts';
import type { Repetition } from './repetition.ts';

const at = '2027-10-18T15:00:00.000Z';
const whole: Repetition = { ...phrasesRange(3), rate: 1, answer: 'played' };
const called: Repetition = { ...whole, answer: 'called_clean' };

test('what was played through counts for the phrase and for each of its eights, with its speed, and is not clean', () => {
  expect(recorded(emptyRecord(3), whole, at)).toEqual({
    ...emptyRecord(3),
    danced: 1,
    played: 1,
    played_rate: 1,
    eights: [1, 1, 1, 1],
    practised_at: at,
  });
});

// §4.clean-comes-from-learners-word
test('only the word of the learner makes it clean, and dances nothing a second time', () => {
  const played = recorded(emptyRecord(3), whole, at);
  expect(recorded(played, called, at)).toEqual({
    ...played,
    clean: 1,
    clean_rate: 1,
    clean_eights: [1, 1, 1, 1],
  });
});

test('the fastest speed stays, whatever comes after it', () => {
  const slow = [
    { ...whole, rate: 0.5 },
    { ...called, rate: 0.5 },
  ];
  const after = [whole, called, ...slow].reduce((record, one) => recorded(record, one, at), emptyRecord(3));
  expect(after).toMatchObject({ played: 2, played_rate: 1, clean: 2, clean_rate: 1 });
});

test.each<[Repetition['answer'], object]>([
  ['watched', { danced: 1, played: 0, clean: 0, again: 2, eights: [0, 0, 0, 0], checks: 0 }],
  ['checked', { danced: 1, played: 1, clean: 0, again: 2, checks: 1 }],
  ['called_again', { danced: 0, played: 0, clean: 0, again: 3 }],
  ['called_clean', { danced: 0, played: 0, clean: 1, again: 0 }],
  // Of pages from before the learner's word was asked for.
  ['clean', { danced: 1, played: 1, clean: 0, clean_rate: null, again: 2 }],
  ['again', { danced: 1, played: 0, clean: 0, again: 3, eights: [0, 0, 0, 0] }],
])('a repetition that was %s', (answer, expected) => {
  const unsure = { ...emptyRecord(3), again: 2 };
  expect(recorded(unsure, { ...whole, answer }, at)).toMatchObject(expected);
});

test('one eight counts for that eight alone, although the phrase was practised', () => {
  const second = { start: 33.75, end: 37.5, rate: 0.5 };
  expect(recorded(emptyRecord(3), { ...second, answer: 'played' }, at)).toEqual({
    ...emptyRecord(3),
    eights: [0, 1, 0, 0],
    practised_at: at,
  });
  expect(recorded(emptyRecord(3), { ...second, answer: 'called_clean' }, at)).toEqual({
    ...emptyRecord(3),
    clean_eights: [0, 1, 0, 0],
    practised_at: at,
  });
});

test('a join counts for the phrase that it leads into, and for the eights that it is made of', () => {
  const join = { ...joinRange(3), rate: 1, at };
  const [before, after] = withRepetitions(
    [],
    [
      { ...join, answer: 'played' },
      { ...join, answer: 'called_clean' },
    ],
  );
  expect(before).toMatchObject({
    joined: 0,
    eights: [0, 0, 0, 1],
    clean_joined: 0,
    clean_eights: [0, 0, 0, 1],
  });
  expect(after).toMatchObject({
    joined: 1,
    eights: [1, 0, 0, 0],
    clean_joined: 1,
    clean_eights: [1, 0, 0, 0],
  });
});

test('dancing several phrases without a stop counts for each and for the joins between them', () => {
  const records = withRepetitions([], [{ ...phrasesRange(1, 4), rate: 0.75, answer: 'played', at }]);
  expect(records.map(({ played, joined }) => [played, joined])).toEqual([
    [1, 0],
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
});

test('a record of before counts what it calls clean as played through', () => {
  const { played, played_rate, clean_eights, clean_joined, ...earlier } = emptyRecord(3);
  expect(
    playedOnly({ ...earlier, danced: 3, clean: 2, clean_rate: 1, eights: [2, 2, 2, 2], joined: 1 }),
  ).toEqual({ ...emptyRecord(3), danced: 3, played: 2, played_rate: 1, eights: [2, 2, 2, 2], joined: 1 });
});

test('several phrases are as fast as their slowest one, and not clean while one of them never was', () => {
  const of = (clean_rate: number | null, played_rate: number | null) => ({
    ...emptyRecord(1),
    clean_rate,
    played_rate,
  });
  expect(slowestOf([of(1, 1), of(0.75, 1)])).toEqual({ clean: 0.75, played: 1 });
  expect(slowestOf([of(1, 1), of(null, 0.5)])).toEqual({ clean: null, played: 0.5 });
  expect(slowestOf([of(null, null)])).toEqual({ clean: null, played: null });
});

test('a clock that was set back does not make a phrase older', () => {
  const record = recorded(emptyRecord(3), whole, at);
  expect(recorded(record, whole, '2020-01-01T00:00:00.000Z').practised_at).toBe(at);
  expect(recorded(record, whole, '2027-10-19T15:00:00.000Z').practised_at).toBe('2027-10-19T15:00:00.000Z');
});

test('rounding errors of a medium, of a hundredth of a second, change nothing', () => {
  const rough = { ...whole, start: 30.004, end: 44.996 };
  expect(touchedPhrases(rough)).toEqual([3]);
  expect(recorded(emptyRecord(3), rough, at).played).toBe(1);
  expect(phrasesWithin(rough)).toEqual([3]);
});

test('the last phrase is recorded like the first, and records lie in the order of the dance', () => {
  expect([touchedPhrases(phrasesRange(1)), touchedPhrases(phrasesRange(24))]).toEqual([[1], [24]]);
  const records = withRepetitions([emptyRecord(9), emptyRecord(4)], [{ ...whole, at }]);
  expect(records.map(({ phrase }) => phrase)).toEqual([3, 4, 9]);
});

test('nothing outside of the routine is recorded', () => {
  expect(touchedPhrases({ start: 360, end: 400 })).toEqual([]);
  expect(phrasesWithin({ start: 350, end: 400 })).toEqual([]);
});
