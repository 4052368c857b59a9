import { expect, test } from 'vitest';
import { secondOf } from '#dance/rules/score/mapping.ts';
import type { Score } from '#dance/rules/score/score.ts';
import {
  lastTapped,
  nudgedAnchor,
  nudgedSpan,
  spanAround,
  spreadText,
  tempoOf,
  withBeginning,
  withPhrases,
  withTapped,
} from './tapped-spans.ts';

const score: Score = {
  id: 'own',
  title: 'Town dance',
  tempo: 120,
  phrases: ['March', 'Bounce', 'Swim'].map((title) => ({
    id: title,
    section: title,
    title,
    counts: 16,
    cues: [],
  })),
};

/** Anchors at 120 beats a minute, from the first count of a phrase at second `at`. */
const tapped = (phrase: number, at: number) => {
  const count = (phrase - 1) * 16;
  return [
    { count, at },
    { count: count + 8, at: at + 4 },
  ];
};
const ends = (spans: readonly { from: number; until: number }[]) =>
  spans.map(({ from, until }) => [from, until]);

test('a tapped span extends to the end of the dance', () => {
  expect(ends(withTapped([], tapped(1, 20), { score, phrase: 1, last: 3, seconds: 60 }))).toEqual([[0, 48]]);
});

test('a tapped span extends no further than its last phrase', () => {
  expect(ends(withTapped([], tapped(1, 20), { score, phrase: 1, last: 1, seconds: 60 }))).toEqual([[0, 16]]);
  expect(ends(withTapped([], tapped(2, 20), { score, phrase: 2, last: 1, seconds: 60 }))).toEqual([[16, 32]]);
});

test('taps map the phrases in which they are, and in music the whole dance', () => {
  const until = (count: number) => [
    { count: 0, at: 0 },
    { count, at: count / 2 },
  ];
  expect(lastTapped(score, until(7), { phrase: 1, whole: false })).toBe(1);
  expect(lastTapped(score, until(16), { phrase: 1, whole: false })).toBe(1);
  expect(lastTapped(score, until(20), { phrase: 1, whole: false })).toBe(2);
  expect(lastTapped(score, until(7), { phrase: 1, whole: true })).toBe(3);
});

test('a tapped span ends with the last whole phrase that fits into the medium', () => {
  expect(ends(withTapped([], tapped(1, 20), { score, phrase: 1, last: 3, seconds: 37 }))).toEqual([[0, 32]]);
  expect(ends(withTapped([], tapped(1, 20), { score, phrase: 1, last: 3, seconds: 26 }))).toEqual([[0, 12]]);
});

test('an earlier span is cut at a whole phrase before a later one', () => {
  const first = withTapped([], tapped(1, 10), { score, phrase: 1, last: 3, seconds: 100 });
  const both = withTapped(first, tapped(1, 30), { score, phrase: 1, last: 3, seconds: 100 });
  expect(ends(both)).toEqual([
    [0, 32],
    [0, 48],
  ]);
});

test('an earlier span ends where the next one begins', () => {
  const later = withTapped([], tapped(1, 30), { score, phrase: 1, last: 3, seconds: 100 });
  expect(ends(withTapped(later, tapped(1, 10), { score, phrase: 1, last: 3, seconds: 100 }))).toEqual([
    [0, 32],
    [0, 48],
  ]);
});

test('a span that is tapped again replaces the earlier one', () => {
  const first = withTapped([], tapped(1, 10), { score, phrase: 1, last: 3, seconds: 100 });
  const again = withTapped(first, tapped(1, 10.04), { score, phrase: 1, last: 3, seconds: 100 });
  expect(again).toHaveLength(1);
  expect(again[0]?.anchors[0]?.at).toBe(10.04);
});

test('a span shows the chosen phrases, and moves by 10 ms as a whole or at one anchor', () => {
  const spans = withTapped([], tapped(2, 10), { score, phrase: 2, last: 3, seconds: 100 });
  expect(ends(withPhrases(spans, 0, { score, first: 2, last: 2 }))).toEqual([[16, 32]]);
  expect(ends(withPhrases(spans, 0, { score, first: 3, last: 1 }))).toEqual([[32, 48]]);
  const [moved] = nudgedSpan(spans, 0, 0.01);
  expect(moved?.anchors.map(({ at }) => at)).toEqual([10.01, 14.01]);
  const [bent] = nudgedAnchor(spans, 0, 1, -0.01);
  expect(bent?.anchors.map(({ at }) => at)).toEqual([10, 13.99]);
  expect(moved && tempoOf(moved)).toBeCloseTo(120);
});

test('a span with the wrong phrase gets another phrase at the same seconds', () => {
  const spans = withTapped([], tapped(2, 2), { score, phrase: 2, last: 2, seconds: 100 });
  for (const first of [1, 3]) {
    const [span] = withBeginning(spans, 0, { score, first, seconds: 100 });
    expect([span?.from, span?.until]).toEqual([16 * (first - 1), 16 * first]);
    expect(span?.anchors.map(({ at }) => at)).toEqual([2, 6]);
    expect(span && secondOf(span, span.from)).toBeCloseTo(2);
  }
  const back = withBeginning(withBeginning(spans, 0, { score, first: 3, seconds: 100 }), 0, {
    score,
    first: 2,
    seconds: 100,
  });
  expect(back).toEqual(spans);
});

test('a span that gets another phrase ends before the next span and the medium’s end', () => {
  const whole = withTapped([], tapped(1, 10), { score, phrase: 1, last: 2, seconds: 100 });
  expect(ends(withBeginning(whole, 0, { score, first: 3, seconds: 100 }))).toEqual([[32, 48]]);
  expect(ends(withBeginning(whole, 0, { score, first: 2, seconds: 20 }))).toEqual([[16, 32]]);
  const long = {
    ...score,
    phrases: score.phrases.map((each, at) => ({ ...each, counts: at === 2 ? 32 : 16 })),
  };
  const short = withTapped(whole, tapped(1, 26), { score: long, phrase: 1, last: 1, seconds: 100 });
  const [first, second] = withBeginning(short, 0, { score: long, first: 3, seconds: 100 });
  expect([first?.from, first?.until, second?.from]).toEqual([32, 64, 0]);
});

test('a second belongs to the span that shows it', () => {
  const spans = withTapped([], tapped(1, 10), { score, phrase: 1, last: 3, seconds: 100 });
  expect([9, 9.9, 20, 34].map((second) => spanAround(spans, second))).toEqual([-1, 0, 0, -1]);
});

test.each([
  [0.0121, 'steady, within 12 ms'],
  [0.04, 'fairly steady, within 40 ms'],
  [0.08, 'uneven, within 80 ms: better tap once more'],
])('a spread of %s s is %s', (spread, words) => {
  expect(spreadText(spread)).toBe(words);
});
