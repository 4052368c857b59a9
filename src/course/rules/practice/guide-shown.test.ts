// The guide of a lesson whose media show only some counts of the dance: the guide never asks for counts that no
// medium shows.

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Counts } from '#dance/rules/score/score.ts';
import type { Drill } from '#player/rules/drills.ts';
import { withRepetitions } from '#player/rules/phrase-record.ts';
import { dancedDrills, houseJoin, housePhrases } from '#player/rules/testing/house-records.ts';
import { type GuideInput, guideStages, nextStage, type Stage } from './guide.ts';

const at = '2027-10-18T14:00:00.000Z';

/** Day 2 (phrases 3 and 4), whose videos each show one of these stretches of the dance, in one go. */
function showing(...spans: Counts[]): GuideInput & { spans: Counts[] } {
  const within = (inner: Counts) => spans.some((span) => isIn(span, inner));
  return {
    spans,
    score: houseScore(),
    phrases: [3, 4],
    before: [1, 2],
    records: [],
    items: [],
    shows: ({ score, counts }) => score === 'house' && within(counts),
    completed: false,
    locked: false,
    exercised: new Set(),
    passed: new Set(),
    now: Date.parse(at),
    zone: 'UTC',
  };
}

const isIn = ({ start, end }: Counts, inner: Counts) => inner.start >= start && inner.end <= end;

const stagesOf = (input: GuideInput) => guideStages(input).map(({ stage }) => stage);

/**
 * The drills that one press dances: the drills shown by a video that shows all of them, or else by a video that shows
 * the first.
 */
function inOneVideo(drills: readonly Drill[], spans: readonly Counts[]): Drill[] {
  const video =
    spans.find((span) => drills.every(({ counts }) => isIn(span, counts))) ??
    spans.find((span) => drills[0] && isIn(span, drills[0].counts));
  return drills.filter(({ counts }) => video && isIn(video, counts));
}

/** The stages that the one button leads through, press by press, and all that is danced on the way. */
function led({ spans, ...first }: ReturnType<typeof showing>) {
  const way: (Stage | null)[] = [];
  const all: Drill[] = [];
  const idle: Stage[] = [];
  let input: GuideInput = first;
  for (let presses = 0; presses < 60; presses += 1) {
    const { stage, drills } = nextStage(input);
    if (stage !== way.at(-1)) way.push(stage);
    if (stage === null) break;
    const danced = inOneVideo(drills, spans);
    all.push(...danced);
    if (danced.length === 0 && stage !== 'complete') idle.push(stage);
    const records = withRepetitions(input.records, dancedDrills(danced, at));
    input = { ...input, records, completed: input.completed || stage === 'complete' };
  }
  return { way, drills: all, idle };
}

const phrases = ['watch', 'eights', 'three_quarters', 'full'] as const;

test('a video of one phrase, without its join, leads through that phrase to the end, each stage once', () => {
  const input = showing(housePhrases(3));
  const { way, drills } = led(input);
  expect(way).toEqual([...phrases, 'check', 'complete', null]);
  expect(drills.filter((drill) => !input.shows(drill))).toEqual([]);
});

test('two phrases that are shown apart are danced one after the other, and their join is not asked for', () => {
  const { way, drills } = led(showing(housePhrases(3), housePhrases(4)));
  expect(way).toEqual([...phrases, 'check', 'complete', null]);
  const watched = drills.filter(({ counts_as }) => counts_as === 'watched');
  expect(watched.map(({ counts }) => counts)).toEqual([housePhrases(3), housePhrases(4)]);
});

test('a join that is shown is danced, and a join that leads in from a phrase that is not shown is not', () => {
  const { way, drills } = led(showing(housePhrases(3, 4)));
  expect(way).toEqual([...phrases, 'join', 'check', 'complete', null]);
  const asked = drills.map(({ counts }) => counts);
  expect(asked).toContainEqual(houseJoin(3));
  expect(asked).not.toContainEqual(houseJoin(2));
});

test('eights without their phrase are danced slowly, and that is all', () => {
  const { way, drills } = led(showing(housePhrases(3), { start: 96, end: 112 }));
  expect(way).toEqual([...phrases, 'check', 'complete', null]);
  expect(drills.filter(({ rate }) => rate === 0.5).map(({ counts }) => counts.start)).toEqual([
    64, 72, 80, 88, 96, 104,
  ]);
  expect(led(showing({ start: 96, end: 112 })).way).toEqual(['eights', 'complete', null]);
});

test('a learner who danced the one phrase at full speed need not go back to its slow eights', () => {
  const input = showing(housePhrases(3));
  const { drills } = nextStage({ ...input, passed: new Set(['watch', 'eights', 'three_quarters']) });
  const records = withRepetitions([], dancedDrills(drills, at));
  expect(nextStage({ ...input, records }).stage).toBe('check');
});

test('of the phrases to recall only the phrase that is shown is danced, and only once', () => {
  const { way, drills } = led(showing(housePhrases(2, 4)));
  expect(way).toEqual(['recall', ...phrases, 'join', 'check', 'complete', null]);
  expect(drills[0]?.counts).toEqual(housePhrases(2));
  expect(drills.map(({ counts }) => counts)).toContainEqual(houseJoin(2));
});

test('phrases to recall that are in two videos are danced one after the other', () => {
  const { way, drills } = led(showing(housePhrases(1), housePhrases(2), housePhrases(3, 4)));
  expect(way.slice(0, 2)).toEqual(['recall', 'watch']);
  expect(drills.slice(0, 2).map(({ counts }) => counts)).toEqual([housePhrases(1), housePhrases(2)]);
});

test('where the media show other counts than those of the lesson, there is nothing to dance', () => {
  expect(led(showing(housePhrases(9, 10))).way).toEqual(['complete', null]);
  expect(stagesOf({ ...showing(housePhrases(9)), locked: true })).toEqual([]);
});

test('whatever the videos show, every press dances something, and the guide comes to its end', () => {
  const span = fc
    .tuple(fc.integer({ min: 0, max: 32 }), fc.integer({ min: 1, max: 16 }))
    .map(([from, length]) => ({ start: from * 4, end: (from + length) * 4 }));
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 5 }), (spans) => {
      const { way, idle } = led(showing(...spans));
      expect([way.at(-1), idle]).toEqual([null, []]);
      expect(new Set(way).size).toBe(way.length);
    }),
    { numRuns: 200 },
  );
});
