import { expect, test } from 'vitest';
import {
  type Answer,
  answered,
  asksForAnswer,
  danced,
  firstRate,
  isEnough,
  newPractice,
  type Practice,
} from './practice.ts';
import { defaultSettings, type PlayerSettings } from './settings.ts';

const fresh = newPractice({ kind: 'ab', range: { start: 1, end: 2 } });
const withRamp = (ramp: number): PlayerSettings => ({ ...defaultSettings, ramp });

/** The rate after repetitions with these answers, the first of which had the speed `rate`. */
function rateAfter(answers: Answer[], ramp: number, rate = 0.5): number {
  let pace: { practice: Practice; rate: number } = { practice: fresh, rate };
  for (const answer of answers)
    pace = answered({ ...pace, practice: danced(pace.practice) }, answer, withRamp(ramp));
  return pace.rate;
}

test.each<[Answer[], number, number]>([
  [['clean'], 0, 0.5],
  [['clean'], 1, 0.75],
  [['clean', 'clean'], 1, 1],
  [['clean', 'clean', 'clean'], 1, 1],
  [['clean'], 2, 0.5],
  [['clean', 'clean'], 2, 0.75],
  [['clean', 'again', 'clean'], 2, 0.5],
  [['clean', 'clean', 'clean'], 2, 0.75],
  [['clean', 'again'], 1, 0.75],
  [['clean', 'again', 'again'], 1, 0.5],
  [['again', 'again', 'again', 'again'], 1, 0.5],
])('after the answers %j a ramp of %s has the speed %s', (answers, ramp, rate) => {
  expect(rateAfter(answers, ramp)).toBe(rate);
});

test('from a speed between two rungs the ramp goes to the next rung up or down', () => {
  expect(rateAfter(['clean'], 1, 0.6)).toBe(0.75);
  expect(rateAfter(['again', 'again'], 4, 0.85)).toBe(0.75);
});

test('the learner is asked only after a danced repetition, and only once', () => {
  expect(asksForAnswer(fresh)).toBe(false);
  const once = danced(fresh);
  expect(asksForAnswer(once)).toBe(true);
  const { practice } = answered({ practice: once, rate: 1 }, 'again', withRamp(2));
  expect(practice).toMatchObject({ danced: 1, clean: 0, again: 1, answer: 'again' });
  expect(asksForAnswer(practice)).toBe(false);
  expect(asksForAnswer(danced(practice))).toBe(true);
});

test.each([
  { stopAfter: 0, ramp: 0, repetitions: 99, rate: 1, enough: false },
  { stopAfter: 4, ramp: 0, repetitions: 3, rate: 1, enough: false },
  { stopAfter: 4, ramp: 0, repetitions: 4, rate: 0.5, enough: true },
  { stopAfter: 4, ramp: 1, repetitions: 9, rate: 0.75, enough: false },
  { stopAfter: 4, ramp: 1, repetitions: 9, rate: 1, enough: true },
])(
  'whether $repetitions repetitions at $rate are enough to stop after $stopAfter with a ramp of $ramp: $enough',
  (given) => {
    const practice = { ...fresh, danced: given.repetitions };
    expect(isEnough({ practice, rate: given.rate }, { ...defaultSettings, ...given })).toBe(given.enough);
  },
);

test('with a ramp the first repetition is slow', () => {
  expect(firstRate(fresh.loop, 1.5, withRamp(0))).toBe(1.5);
  expect(firstRate(fresh.loop, 1.5, withRamp(2))).toBe(0.5);
  expect(firstRate(fresh.loop, 0.25, withRamp(2))).toBe(0.25);
});
