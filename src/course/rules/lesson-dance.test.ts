import { expect, test } from 'vitest';
import { defaultCourse } from '#course/content/default-course.ts';
import { steadyMapping } from '#dance/rules/score/mapping.ts';
import type { OwnDance } from '#dance/rules/score/own-dance.ts';
import { lessonDance, mediaOf } from './lesson-dance.ts';

const phrase = (id: string) => ({ id, section: 'A', title: id, counts: 16, cues: [] });
const own: OwnDance = {
  score: { id: 'own', title: 'Town dance', tempo: 120, phrases: ['a', 'b', 'c'].map(phrase) },
  // The second day names a phrase that is no longer in the score.
  days: [
    ['b', 'a'],
    ['c', 'gone'],
  ],
};
const [day1, day2] = [1, 2].map((order_num) => ({
  order_num,
  steps: (defaultCourse[order_num - 1]?.steps ?? []).map((step) => ({
    ...step,
    youtube_id: `aaaaaaaaaa${order_num} bbbbbbbbbbb`,
    media_file: 'film.mp4',
  })),
})) as [Parameters<typeof lessonDance>[0], Parameters<typeof lessonDance>[0]];
const rehearsal = { order_num: 13, steps: [] };
const whole = steadyMapping(48, 120);
const places = (mappings: object, recording?: string) => ({
  mappings: mappings as Record<string, typeof whole>,
  recording,
});

test('a lesson of the house routine without a mapping carries no data about a dance', () => {
  expect(lessonDance(day1, null, places({}))).toEqual({});
  expect(lessonDance(day1, null, places({ 'file other.mp4': whole }))).toEqual({});
});

test('each lesson knows its phrases by their numbers in order, and those of every other lesson', () => {
  const days = [[1, 2], [3]];
  expect(lessonDance(day1, own, places({})).dance).toEqual({
    score: own.score,
    phrases: [1, 2],
    days,
    mappings: {},
  });
  expect(lessonDance(day2, own, places({})).dance?.phrases).toEqual([3]);
  expect(lessonDance(rehearsal, own, places({})).dance?.phrases).toEqual([1, 2, 3]);
});

test('a lesson that teaches nothing new revises all that came before it', () => {
  const on = (order_num: number, days: OwnDance['days']) =>
    lessonDance({ ...day2, order_num }, { ...own, days }, places({})).dance?.phrases;
  expect(on(3, own.days)).toEqual([1, 2, 3]);
  expect(on(2, [['b'], [], ['a', 'c']])).toEqual([2]);
  // A learner who has learnt nothing yet sees the whole dance.
  expect(on(1, [[], ['a']])).toEqual([1, 2, 3]);
});

test('a lesson carries the mappings of its own media and of the recording, and no other', () => {
  const mappings = {
    'youtube aaaaaaaaaa1': whole,
    'youtube bbbbbbbbbbb': whole,
    'youtube aaaaaaaaaa2': whole,
    'file film.mp4': whole,
    'file song.mp3': whole,
  };
  const kept = (recording?: string) =>
    Object.keys(lessonDance(day1, own, places(mappings, recording)).dance?.mappings ?? {}).toSorted();
  const media = ['file film.mp4', 'youtube aaaaaaaaaa1', 'youtube bbbbbbbbbbb'];
  expect(kept()).toEqual(media);
  expect(kept('song.mp3')).toEqual([...media, 'file song.mp3'].toSorted());
});

test('a mapping of counts that the dance does not have is left out', () => {
  const long = steadyMapping(64, 120);
  expect(lessonDance(day1, own, places({ 'file film.mp4': long })).dance?.mappings).toEqual({});
});

test('the house routine in an operator’s video is taught two phrases a day', () => {
  const { dance } = lessonDance(day2, null, places({ 'file film.mp4': steadyMapping(64, 118) }));
  expect(dance?.score).toBeUndefined();
  expect([dance?.phrases, dance?.days[11]]).toEqual([
    [3, 4],
    [23, 24],
  ]);
});

test('the media of a step are named in the order in which they are tried', () => {
  expect(mediaOf({ youtube_id: 'aaaaaaaaaaa, bbbbbbbbbbb', media_file: 'film.mp4' })).toEqual([
    'youtube aaaaaaaaaaa',
    'youtube bbbbbbbbbbb',
    'file film.mp4',
  ]);
  expect(mediaOf({ youtube_id: null, media_file: null })).toEqual([]);
});
