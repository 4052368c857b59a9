import { expect, test } from 'vitest';
import { parsePlaces, resumeAt, withPlace } from './resume.ts';

const range = { start: 30, end: 60 };

test.each([
  [45, 45],
  [31, null],
  [58, null],
  [200, null],
  [undefined, null],
])('left at %s, one goes on at %s', (left, at) => {
  expect(resumeAt(left === undefined ? {} : { step: left }, 'step', range)).toBe(at);
});

test('the newest forty places are kept', () => {
  let places = {};
  for (let step = 1; step <= 50; step += 1) places = withPlace(places, `step ${step}`, step);
  places = withPlace(places, 'step 20', 99.123);
  expect(Object.keys(places)).toHaveLength(40);
  expect(places).toMatchObject({ 'step 20': 99.1, 'step 50': 50 });
  expect(places).not.toHaveProperty('step 10');
});

test.each([null, '', '[]', '7', '{"a":"b","c":-1,"d":null}'])('%s holds no places', (text) => {
  expect(parsePlaces(text)).toEqual({});
});
