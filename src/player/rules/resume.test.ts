import { expect, test } from 'vitest';
import { dancerSource, fileSource } from './medium-source.ts';
import { parsePlaces, placeKey, resumeAt, withPlace } from './resume.ts';

const range = { start: 30, end: 60 };

test.each([
  [45, 45],
  [31, null],
  [33, null],
  [33.1, 33.1],
  [56.9, 56.9],
  [57, null],
  [200, null],
  [undefined, null],
])('a step that was left at %s goes on at %s', (left, at) => {
  expect(resumeAt(left === undefined ? {} : { step: left }, 'step', range)).toBe(at);
});

test('a video without an end time goes on at any place where it was left', () => {
  expect(resumeAt({ step: 900 }, 'step', { start: 30, end: 0 })).toBe(900);
});

test('a step has one place for its video and another for the dancer', () => {
  const [video, dance] = [placeKey('step', fileSource('/media/a.mp4')), placeKey('step', dancerSource())];
  const places = withPlace(withPlace({}, video, 100), dance, 45);
  expect([places[video], places[dance]]).toEqual([100, 45]);
});

test('the newest forty places are kept', () => {
  let places = {};
  for (let step = 1; step <= 50; step += 1) places = withPlace(places, `step ${step}`, step);
  places = withPlace(places, 'step 20', 99.123);
  expect(Object.keys(places)).toHaveLength(40);
  expect(places).toMatchObject({ 'step 20': 99.1, 'step 50': 50 });
  expect(places).not.toHaveProperty('step 10');
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, step) => [`step ${step}`, step]));
  expect(Object.values(parsePlaces(JSON.stringify(many)))).toEqual(Object.values(many).slice(-40));
});

test('a place at 0 is kept, and a broken one does not spoil the others', () => {
  expect(parsePlaces('{"first":0,"second":"9","third":45.5}')).toEqual({ first: 0, third: 45.5 });
});

test.each([null, '', '[]', '7', '{"a":"b","c":-1,"d":null}'])('the stored text %s has no places', (text) => {
  expect(parsePlaces(text)).toEqual({});
});
