import { expect, test } from 'vitest';
import { type DayRecord, evidence, recordGaps, recordProblem } from './record.ts';

const eventAt = Date.UTC(2027, 9, 30, 22);
const minute = 60_000;
const whole: DayRecord = {
  event_code: 'CA-117',
  started_at: eventAt,
  ended_at: eventAt + 6 * minute,
  before: 62,
  after: 62,
  explanation: '',
  evidence,
  charity: 'The food bank',
};

test('a complete record has no gap', () => {
  expect(recordGaps(whole)).toEqual([]);
});

test('counts that differ need an explanation, and with it nothing is missing', () => {
  expect(recordGaps({ ...whole, after: 61 })).toEqual(['explanation']);
  expect(recordGaps({ ...whole, after: 61, explanation: 'One fainted.' })).toEqual([]);
});

test('every missing field is named', () => {
  const empty = { started_at: null, ended_at: null, before: null, after: null, explanation: '' };
  expect(recordGaps({ ...empty, event_code: '', evidence: evidence.slice(1), charity: '' })).toEqual([
    'event_code',
    'started_at',
    'ended_at',
    'before',
    'after',
    'charity',
    'evidence',
  ]);
});

test.each([
  ['on the moment, six minutes', 0, 6 * minute, null],
  ['ten minutes late', 10 * minute, 16 * minute, null],
  ['ten minutes early', -10 * minute, -4 * minute, null],
  ['eleven minutes early', -11 * minute, -5 * minute, 'wrong_time'],
  ['no time at all', 0, 0, 'ends_first'],
  ['eleven minutes late', 11 * minute, 17 * minute, 'wrong_time'],
  ['a week early', -7 * 1440 * minute, -7 * 1440 * minute + 6 * minute, 'wrong_day'],
  ['twelve hours late, as am and pm are mixed up', 720 * minute, 726 * minute, 'wrong_day'],
  ['an end before its start', 0, -minute, 'ends_first'],
  ['under five minutes', 0, 5 * minute - 1, 'too_short'],
  ['exactly five minutes', 0, 5 * minute, null],
] as const)('%s: %s to %s is %s', (_, from, to, problem) => {
  expect(recordProblem({ started_at: eventAt + from, ended_at: eventAt + to }, eventAt)).toBe(problem);
});

test('without a date of the event, and without times, nothing is wrong yet', () => {
  expect(recordProblem({ started_at: 0, ended_at: 6 * minute }, null)).toBeNull();
  expect(recordProblem({ started_at: null, ended_at: null }, eventAt)).toBeNull();
  expect(recordProblem({ started_at: null, ended_at: eventAt }, eventAt)).toBeNull();
  expect(recordProblem({ started_at: eventAt, ended_at: null }, eventAt)).toBeNull();
});
