import { expect, test } from 'vitest';
import { eightsOf } from '#dance/rules/score/score.ts';
import { type MediumSource, youtubeSource } from '#player/rules/medium-source.ts';
import { type ClassDance, houseClass } from './class-dance.ts';
import type { ClassTask } from './class-state.ts';
import { lastEight, taskDrills, tasksOfDay, unbrokenTask } from './class-task.ts';

const dance = houseClass();
const [dancer = null] = dance.scene.sources;
const { score } = dance.scene;

const drilled = (task: ClassTask, source: MediumSource | null = dancer) =>
  taskDrills(dance, source, { task, rate: 0.75 }).map(({ counts, times }) => [
    counts.start,
    counts.end,
    times,
  ]);

test('the stages of a day are danced as in its lesson, all at the chosen speed', () => {
  const eights = [...eightsOf(score, 3), ...eightsOf(score, 4)].map(({ start, end }) => [start, end, 2]);
  expect(drilled({ day: 2, stage: 'eights' })).toEqual(eights);
  const phrases = [
    [64, 96, 1],
    [96, 128, 1],
  ];
  expect(drilled({ day: 2, stage: 'three_quarters' })).toEqual(phrases);
  expect(drilled({ day: 2, stage: 'full' })).toEqual(phrases);
  expect(drilled({ day: 2, stage: 'join' })).toEqual([
    [56, 72, 2],
    [88, 104, 2],
    [64, 128, 1],
  ]);
  const [warmUp] = taskDrills(dance, dancer, { task: { day: 2, stage: 'warm_up' }, rate: 0.75 });
  expect(warmUp?.score).not.toBe(score.id);
  const rates = taskDrills(dance, dancer, { task: { day: 2, stage: 'join' }, rate: 0.25 });
  expect(new Set(rates.map(({ rate }) => rate))).toEqual(new Set([0.25]));
});

test('a stretch and an eight are danced until they are stopped', () => {
  const endless = Number.POSITIVE_INFINITY;
  expect(drilled({ first: 2, last: 4 })).toEqual([[32, 128, endless]]);
  expect(drilled({ eight: 40 })).toEqual([[40, 48, endless]]);
  // An eight that begins near a phrase's end is as short as the rest of the phrase.
  expect(drilled({ eight: 60 })).toEqual([[60, 64, endless]]);
  expect(drilled({ first: 24, last: 25 })).toEqual([]);
});

test('a day has tasks for each phrase, both phrases together, everything up to the day, and its stages', () => {
  expect(tasksOfDay(dance, dancer, 3)).toEqual({
    phrases: [
      { first: 5, last: 5 },
      { first: 6, last: 6 },
    ],
    whole: { first: 5, last: 6 },
    upTo: { first: 1, last: 6 },
    stages: ['warm_up', 'eights', 'three_quarters', 'full', 'join'].map((stage) => ({ day: 3, stage })),
  });
  expect(tasksOfDay(dance, dancer, 1).upTo).toBeNull();
});

test('stretches that a medium does not show, or that are not one piece, are not offered', () => {
  const nothing = { phrases: [], whole: null, upTo: null, stages: [] };
  expect(tasksOfDay(dance, youtubeSource('aaaaaaaaaaa'), 3)).toEqual(nothing);
  const apart: ClassDance = { ...dance, days: [[1, 3], [2]] };
  expect(tasksOfDay(apart, dancer, 1)).toMatchObject({ phrases: [{ first: 1 }, { first: 3 }], whole: null });
  expect(tasksOfDay(apart, dancer, 2)).toMatchObject({ whole: null, upTo: { first: 1, last: 3 } });
  expect(tasksOfDay(apart, dancer, 9)).toEqual(
    expect.objectContaining({ phrases: [], whole: null, upTo: { first: 1, last: 3 } }),
  );
  expect(unbrokenTask([])).toBeNull();
});

test.each([
  ['the eight that is danced, in the middle of that eight', 44, true, 40],
  ['the eight before, while the eight that is danced has hardly begun', 41.5, true, 32],
  ['the last eight of the phrase before, at the beginning of a phrase', 32.4, true, 24],
  ['the eight in which a paused dance is', 40, false, 40],
  ['the first eight, at the beginning of the dance', 1, true, 0],
])('the last eight is %s', (_, place, playing, start) => {
  expect(lastEight(score, place, playing)).toBe(start);
});
