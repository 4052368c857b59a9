// A lesson whose videos are mapped: which counts its places show, and which counts its scenes know.

import { expect, test } from 'vitest';
import type { CourseStep } from '#course/content/course.ts';
import { defaultCourse } from '#course/content/default-course.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Mapping } from '#dance/rules/score/mapping.ts';
import type { Counts, Score } from '#dance/rules/score/score.ts';
import { rangeOn } from '#player/rules/shown-counts.ts';
import { housePhrases } from '#player/rules/testing/house-records.ts';
import type { LessonDance, TaughtLesson } from './lesson-dance.ts';
import { lessonPhrases } from './plan/lesson-phrases.ts';
import { lessonCountsOf, lessonScore, placeShowing, placeToDance, sceneOf, sourcesOf } from './step-scene.ts';

/** Two phrases of 16 counts and one of 8, at 120 beats a minute. */
const own: Score = {
  id: 'own',
  title: 'Town dance',
  tempo: 120,
  phrases: [
    { id: 'a', section: 'A', title: 'March', counts: 16, cues: [] },
    { id: 'b', section: 'A', title: 'Swim', counts: 16, cues: [] },
    { id: 'c', section: 'B', title: 'Roar', counts: 8, cues: [] },
  ],
};

/** A mapping with one span: the counts from `start` to `end`, half a second each, from second `at` on. */
function mappingOf({ start, end }: Counts, at: number): Mapping {
  const anchors = [
    { count: start, at },
    { count: end, at: at + (end - start) / 2 },
  ];
  return { spans: [{ from: start, until: end, anchors }] };
}

const day2 = defaultCourse[1]?.steps ?? [];

/**
 * Day 2, where `media` gives kinds of steps a video; all other steps show the house routine. `dance` has the mappings.
 */
function lessonOf(
  media: Partial<Record<CourseStep['step_type'], Partial<CourseStep>>>,
  dance?: Partial<LessonDance>,
): TaughtLesson {
  const steps = day2.map((step) => ({ ...step, ...media[step.step_type] }));
  return {
    ...(defaultCourse[1] as TaughtLesson),
    steps,
    ...(dance ? { dance: { score: own, phrases: [1, 2], days: [[], [1, 2]], mappings: {}, ...dance } } : {}),
  };
}

const [learnVideo, practiceVideo] = ['aaaaaaaaaaa', 'bbbbbbbbbbb'];
const filmed = {
  learn: { youtube_id: learnVideo },
  practice: { youtube_id: practiceVideo, start_time: 5, end_time: 30 },
  zombie_check: { media_file: 'check.mp4' },
};
const first = { start: 0, end: 16 };
const second = { start: 16, end: 32 };
const both = { start: 0, end: 32 };
const of = (counts: Counts) => [{ score: 'own', counts }];
const mapped = lessonOf(filmed, {
  mappings: {
    [`youtube ${learnVideo}`]: mappingOf(both, 20),
    [`youtube ${practiceVideo}`]: mappingOf(first, 10),
    'file check.mp4': mappingOf(second, 3),
  },
});

test('counts are danced at the wanted place if it shows them, else on Practice, else at any place', () => {
  const zombie = { tab: 'zombie', part: 1 } as const;
  expect(placeShowing(mapped, of(first))).toEqual({ tab: 'practice', part: 1 });
  expect(placeShowing(mapped, of(first), zombie)).toEqual({ tab: 'practice', part: 1 });
  expect(placeShowing(mapped, of(second), zombie)).toEqual(zombie);
  expect(placeShowing(mapped, of(both), zombie)).toEqual({ tab: 'lesson', part: 1 });
  expect(placeShowing(mapped, of({ start: 0, end: 40 }))).toBeNull();
  expect(placeShowing(mapped, [{ score: 'house', counts: first }])).toBeNull();
});

test('counts that no place shows completely are begun at the place that shows their first stretch', () => {
  const practice = { tab: 'practice', part: 1 } as const;
  const two = [...of(first), ...of(second)];
  expect(placeToDance(mapped, two, practice)).toEqual({ tab: 'lesson', part: 1 });
  expect(placeToDance(mapped, [...of(first), ...of({ start: 32, end: 40 })], practice)).toEqual(practice);
  expect(placeToDance(mapped, of({ start: 32, end: 40 }), practice)).toBeNull();
});

test('the house dancer’s lesson shows all of the house routine everywhere', () => {
  const lesson = lessonOf({});
  const learn = { tab: 'lesson', part: 2 } as const;
  expect(placeShowing(lesson, [{ score: 'house', counts: housePhrases(9) }], learn)).toEqual(learn);
});

test.each<[string, TaughtLesson, number[]]>([
  ['of the operator’s dance with a mapped video', mapped, [1, 2]],
  ['of the operator’s dance without one', lessonOf(filmed, {}), []],
  [
    'of which one video is mapped',
    lessonOf(filmed, { mappings: { 'file check.mp4': mappingOf(second, 3) } }),
    [1, 2],
  ],
  ['without assigned phrases', { ...mapped, dance: { ...mapped.dance, phrases: [] } as LessonDance }, []],
  ['of the house dancer', lessonOf({}), [3, 4]],
  ['of the house dancer beside an own dance', lessonOf({}, {}), [3, 4]],
])('a lesson %s teaches %j and %j', (_, lesson, phrases) => {
  expect(lessonPhrases(lesson)).toEqual(phrases);
});

test('a house routine that the operator filmed is taught by its own phrases', () => {
  const { score: _, ...dance } = mapped.dance as LessonDance;
  const mappings = { [`youtube ${practiceVideo}`]: mappingOf(housePhrases(3, 4), 0) };
  const lesson = lessonOf(filmed, { ...dance, score: undefined, phrases: [3, 4], mappings });
  expect([lessonScore(lesson), lessonPhrases(lesson)]).toEqual([houseScore(), [3, 4]]);
  const step = lesson.steps.find(({ step_type }) => step_type === 'practice') as CourseStep;
  expect(sourcesOf(step, { lesson }).map(({ kind }) => kind)).toEqual(['youtube', 'dancer']);
});

test('when a mapped video of the operator’s dance fails the count card follows, after an unmapped video nothing', () => {
  const practice = mapped.steps.find(({ step_type }) => step_type === 'practice') as CourseStep;
  const sources = sourcesOf(practice, { lesson: mapped });
  expect(sources.map(({ kind }) => kind)).toEqual(['youtube', 'card']);
  expect(rangeOn(sources[1] ?? null, { score: 'own', counts: second })).toEqual({ start: 8, end: 16 });
  expect(sourcesOf(practice, { lesson: lessonOf(filmed, {}) }).map(({ kind }) => kind)).toEqual(['youtube']);
});

test('an item has the counts at its seconds of the mapped video, and no counts outside of the mapped part', () => {
  const practice = mapped.steps.find(({ step_type }) => step_type === 'practice') as CourseStep;
  const [item] = practice.checklists;
  const at = (start_time: number, end_time: number) =>
    sceneOf({ ...practice, checklists: item ? [{ ...item, start_time, end_time }] : [] }, { lesson: mapped })
      .items[0]?.counts;
  expect(at(10, 14)).toEqual({ start: 0, end: 8 });
  expect(at(14.1, 18)).toEqual({ start: 8, end: 16 });
  expect(at(16, 22)).toBeNull();
});

test('a lesson has the counts from its first phrase to its last, the rehearsal those of the whole dance', () => {
  const dance = { score: own, days: [[1], [3, 2]], mappings: {} };
  expect(lessonCountsOf({ order_num: 1, dance: { ...dance, phrases: [1] } })).toEqual(first);
  expect(lessonCountsOf({ order_num: 2, dance: { ...dance, phrases: [2, 3] } })).toEqual({
    start: 16,
    end: 40,
  });
  expect(lessonCountsOf({ order_num: 13, dance: { ...dance, phrases: [1, 2, 3] } })).toEqual({
    start: 0,
    end: 40,
  });
  expect(lessonCountsOf({ order_num: 2 })).toEqual(housePhrases(3, 4));
});

/** The operator's dance with house moves in all phrases: the house dancer can dance it. */
const known: Score = {
  ...own,
  phrases: own.phrases.map((phrase) => ({
    ...phrase,
    cues: [{ at: 1, say: 'stomp', title: 'Stomp', move: 'stomp' }],
  })),
};

test('the house dancer dances a dance that he knows when its videos fail, and where there are none', () => {
  const kinds = (steps: Parameters<typeof lessonOf>[0], mappings: LessonDance['mappings'] = {}) => {
    const lesson = lessonOf(steps, { mappings, score: known });
    const practice = lesson.steps.find(({ step_type }) => step_type === 'practice') as CourseStep;
    return sourcesOf(practice, { lesson }).map((source) => [
      source.kind,
      source.shows.map(({ score }) => score.id),
    ]);
  };
  expect(kinds(filmed, { [`youtube ${practiceVideo}`]: mappingOf(first, 0) })).toEqual([
    ['youtube', ['own']],
    ['dancer', ['own']],
  ]);
  expect(kinds(filmed)).toEqual([
    ['youtube', []],
    ['dancer', ['own']],
  ]);
  expect(kinds({})).toEqual([['dancer', ['own']]]);
});

test('a lesson without videos, of a dance that the house dancer knows, has its own phrases and an item for each', () => {
  const lesson = lessonOf({}, { score: known, phrases: [2, 3] });
  expect([lessonScore(lesson), lessonPhrases(lesson)]).toEqual([known, [2, 3]]);
  const practice = lesson.steps.find(({ step_type }) => step_type === 'practice') as CourseStep;
  const item = { id: 'a', step_id: practice.id, item_text: 'A', order_num: 1, start_time: 0, end_time: 15 };
  const checklists = [
    { ...item, dance_start: 0, dance_end: 15 },
    { ...item, dance_start: null, dance_end: null, start_time: 0, end_time: (8 * 60) / known.tempo },
  ];
  const { items } = sceneOf({ ...practice, checklists }, { lesson });
  expect(items.map(({ counts }) => counts)).toEqual([second, { start: 0, end: 8 }]);
});

test('when a dance changes and keeps its id its medium is a new one, also while people practise', () => {
  const unfilmed = { youtube_id: null, media_file: null, start_time: 0, dance_start: 0, dance_end: 15 };
  const sourceOf = (score: Score) => {
    const dance = { score, phrases: [1], days: [], mappings: {} };
    return sourcesOf(unfilmed, { lesson: { order_num: 1, dance } })[0]?.key;
  };
  expect(sourceOf(known)).toBe(sourceOf({ ...known, title: 'Renamed' }));
  expect(sourceOf(known)).not.toBe(sourceOf({ ...known, tempo: known.tempo + 1 }));
});
