import { expect, test } from 'vitest';
import { emptyRecord, recorded, touchedPhrases, withRepetitions } from './phrase-record.ts';
import { joinRange, phrasesRange, phrasesWithin } from './pieces.ts';
import type { Repetition } from './repetition.ts';

const at = '2027-10-18T15:00:00.000Z';
const whole: Repetition = { ...phrasesRange(3), rate: 1, answer: 'clean' };

test('a clean repetition counts for the phrase and for each of its eights, with its speed', () => {
  expect(recorded(emptyRecord(3), whole, at)).toEqual({
    phrase: 3,
    danced: 1,
    clean: 1,
    clean_rate: 1,
    again: 0,
    eights: [1, 1, 1, 1],
    joined: 0,
    checks: 0,
    practised_at: at,
  });
});

test('the fastest clean speed stays, whatever comes after it', () => {
  const slow = recorded(recorded(emptyRecord(3), whole, at), { ...whole, rate: 0.5 }, at);
  expect(slow).toMatchObject({ clean: 2, clean_rate: 1 });
  expect(recorded(slow, { ...whole, answer: 'again' }, at)).toMatchObject({ clean_rate: 1, again: 1 });
});

test.each<[Repetition['answer'], object]>([
  ['watched', { danced: 1, clean: 0, again: 0, eights: [0, 0, 0, 0], checks: 0 }],
  ['again', { danced: 1, clean: 0, again: 1, eights: [0, 0, 0, 0], checks: 0 }],
  ['checked', { danced: 1, clean: 1, again: 0, checks: 1 }],
])('a repetition that was %s', (answer, expected) => {
  expect(recorded(emptyRecord(3), { ...whole, answer }, at)).toMatchObject(expected);
});

test('one eight counts for that eight alone, although the phrase was practised', () => {
  const second = { start: 33.75, end: 37.5, rate: 0.5, answer: 'clean' } as const;
  expect(recorded(emptyRecord(3), second, at)).toMatchObject({
    danced: 0,
    clean: 0,
    clean_rate: null,
    eights: [0, 1, 0, 0],
    practised_at: at,
  });
});

test('a join counts for the phrase that it leads into, and for the eights that it is made of', () => {
  const [before, after] = withRepetitions([], [{ ...joinRange(3), rate: 1, answer: 'clean', at }]);
  expect(before).toMatchObject({ phrase: 3, joined: 0, eights: [0, 0, 0, 1] });
  expect(after).toMatchObject({ phrase: 4, joined: 1, eights: [1, 0, 0, 0] });
});

test('dancing several phrases without a stop counts for each and for the joins between them', () => {
  const records = withRepetitions([], [{ ...phrasesRange(1, 4), rate: 0.75, answer: 'clean', at }]);
  expect(records.map(({ clean, joined }) => [clean, joined])).toEqual([
    [1, 0],
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
});

test('a clock that was set back does not make a phrase older', () => {
  const record = recorded(emptyRecord(3), whole, at);
  expect(recorded(record, whole, '2020-01-01T00:00:00.000Z').practised_at).toBe(at);
  expect(recorded(record, whole, '2027-10-19T15:00:00.000Z').practised_at).toBe('2027-10-19T15:00:00.000Z');
});

test('rounding errors of a medium, of a hundredth of a second, change nothing', () => {
  const rough = { ...whole, start: 30.004, end: 44.996 };
  expect(touchedPhrases(rough)).toEqual([3]);
  expect(recorded(emptyRecord(3), rough, at).clean).toBe(1);
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
