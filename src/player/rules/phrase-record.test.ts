import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import { houseCounts, houseRepetition } from '#player/rules/testing/house-records.ts';
import {
  emptyRecord,
  type PhraseRecord,
  playedOnly,
  recordsOf,
  slowestOf,
  withRepetitions,
} from './phrase-record.ts';
import type { Repetition } from './repetition.ts';

const at = '2027-10-18T15:00:00.000Z';
const third = emptyRecord('house', '3', 32);
const whole = houseRepetition(houseCounts(30, 45), { rate: 1, answer: 'played' });
const called: Repetition = { ...whole, answer: 'called_clean' };

/** The record of the third phrase after a repetition. */
const recorded = (record: PhraseRecord, repetition: Repetition, when: string) =>
  withRepetitions([record], [{ ...repetition, at: when }])[0] ?? record;

test('playing a phrase through counts for it and for each of its eights, with the speed, and is not clean', () => {
  expect(recorded(third, whole, at)).toEqual({
    ...third,
    danced: 1,
    played: 1,
    played_rate: 1,
    eights: [1, 1, 1, 1],
    practised_at: at,
  });
});

test('a page that knows only the first half of a phrase leaves the record of the other eights unchanged', () => {
  const half = { ...whole, parts: whole.parts.map((part) => ({ ...part, counts: 16, to: 16 })) };
  expect(recorded(recorded(third, whole, at), half, at).eights).toEqual([2, 2, 1, 1]);
});

// §4.clean-comes-from-learners-word
test('only the learner’s answer makes a phrase clean, and the answer does not count as a second dance', () => {
  const played = recorded(third, whole, at);
  expect(recorded(played, called, at)).toEqual({
    ...played,
    clean: 1,
    clean_rate: 1,
    clean_eights: [1, 1, 1, 1],
  });
});

test('a record keeps the fastest speed, whatever speeds follow', () => {
  const slow = [
    { ...whole, rate: 0.5 },
    { ...called, rate: 0.5 },
  ];
  const after = [whole, called, ...slow].reduce((record, one) => recorded(record, one, at), third);
  expect(after).toMatchObject({ played: 2, played_rate: 1, clean: 2, clean_rate: 1 });
});

test.each<[Repetition['answer'], object]>([
  ['watched', { danced: 1, played: 0, clean: 0, again: 2, eights: [0, 0, 0, 0], checks: 0 }],
  ['checked', { danced: 1, played: 1, clean: 0, again: 2, checks: 1 }],
  ['called_again', { danced: 0, played: 0, clean: 0, again: 3 }],
  ['called_clean', { danced: 0, played: 0, clean: 1, again: 0 }],
  // These two answers come from pages that were loaded before learners were asked how a repetition went.
  ['clean', { danced: 1, played: 1, clean: 0, clean_rate: null, again: 2 }],
  ['again', { danced: 1, played: 0, clean: 0, again: 3, eights: [0, 0, 0, 0] }],
])('a repetition with the answer %s changes the record', (answer, expected) => {
  const unsure = { ...third, again: 2 };
  expect(recorded(unsure, { ...whole, answer }, at)).toMatchObject(expected);
});

test('a danced eight counts for that eight only, and its phrase counts as practised', () => {
  expect(
    recorded(third, houseRepetition(houseCounts(33.75, 37.5), { rate: 0.5, answer: 'played' }), at),
  ).toEqual({
    ...third,
    eights: [0, 1, 0, 0],
    practised_at: at,
  });
  expect(
    recorded(third, houseRepetition(houseCounts(33.75, 37.5), { rate: 0.5, answer: 'called_clean' }), at),
  ).toEqual({
    ...third,
    clean_eights: [0, 1, 0, 0],
    practised_at: at,
  });
});

test('a join counts for the phrase that it leads into, and for the eights that it is made of', () => {
  const [before, after] = withRepetitions(
    [],
    [
      { ...houseRepetition(houseCounts(41.25, 48.75), { rate: 1, answer: 'played' }), at },
      { ...houseRepetition(houseCounts(41.25, 48.75), { rate: 1, answer: 'called_clean' }), at },
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
  const records = withRepetitions(
    [],
    [{ ...houseRepetition(houseCounts(0, 60), { rate: 0.75, answer: 'played' }), at }],
  );
  expect(records.map(({ played, joined }) => [played, joined])).toEqual([
    [1, 0],
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
});

test('in an earlier record, clean counts as played through', () => {
  const { played, played_rate, clean_eights, clean_joined, ...earlier } = third;
  expect(
    playedOnly({ ...earlier, danced: 3, clean: 2, clean_rate: 1, eights: [2, 2, 2, 2], joined: 1 }),
  ).toEqual({ ...third, danced: 3, played: 2, played_rate: 1, eights: [2, 2, 2, 2], joined: 1 });
});

test('several phrases have the speed of their slowest phrase, and no clean speed until each was clean', () => {
  const of = (clean_rate: number | null, played_rate: number | null) => ({
    ...third,
    clean_rate,
    played_rate,
  });
  expect(slowestOf([of(1, 1), of(0.75, 1)])).toEqual({ clean: 0.75, played: 1 });
  expect(slowestOf([of(1, 1), of(null, 0.5)])).toEqual({ clean: null, played: 0.5 });
  expect(slowestOf([of(null, null)])).toEqual({ clean: null, played: null });
});

test('a clock that was set back does not make a phrase older', () => {
  const record = recorded(third, whole, at);
  expect(recorded(record, whole, '2020-01-01T00:00:00.000Z').practised_at).toBe(at);
  expect(recorded(record, whole, '2027-10-19T15:00:00.000Z').practised_at).toBe('2027-10-19T15:00:00.000Z');
});

test('a medium’s rounding errors of a hundredth of a second change nothing', () => {
  const rough = houseRepetition(houseCounts(30.004, 44.996), { rate: 1, answer: 'played' });
  expect(rough.parts).toEqual([{ phrase: '3', counts: 32, from: 0, to: 32 }]);
  expect(recorded(third, rough, at).played).toBe(1);
});

test('the last phrase is recorded like the first, and nothing outside of the dance', () => {
  const phrases = (start: number, end: number) =>
    houseRepetition(houseCounts(start, end), { rate: 1, answer: 'played' }).parts.map(({ phrase }) => phrase);
  expect([phrases(0, 15), phrases(345, 360), phrases(350, 400), phrases(360, 400)]).toEqual([
    ['1'],
    ['24'],
    ['24'],
    [],
  ]);
});

test('a phrase of another dance with the same id has its own record', () => {
  const other: Repetition = { ...whole, score: 'town' };
  const records = withRepetitions(
    [],
    [whole, other, other].map((each) => ({ ...each, at })),
  );
  expect(records.map(({ score, played }) => [score, played])).toEqual([
    ['house', 1],
    ['town', 2],
  ]);
});

test('an eight that is shorter than eight counts, and a phrase of any length, are recorded', () => {
  const parts = [{ phrase: 'tag', counts: 12, from: 8, to: 12 }];
  const [record] = withRepetitions([], [{ ...whole, score: 'town', parts, at }]);
  expect(record).toMatchObject({ played: 0, eights: [0, 1] });
});

test('a score has a record for each of its phrases in its order, and none for removed phrases', () => {
  const score = houseScore();
  const known = [
    { ...third, played: 2, eights: [2, 2] },
    emptyRecord('house', 'gone', 32),
    { ...third, score: 'town' },
  ];
  const records = recordsOf(score, known);
  expect(records.map(({ phrase }) => phrase)).toEqual(score.phrases.map(({ id }) => id));
  expect(records[2]).toMatchObject({ score: 'house', played: 2, eights: [2, 2, 0, 0] });
});
