import { expect, test } from 'vitest';
import { chorusIn, chorusShot, groupShot } from './group-shot.ts';

const lead = { middle: 0.2, low: -1.6, tall: 2 };

test('the whole lead stays in the picture', () => {
  for (const ratio of [0.45, 0.75, 1, 1.5, 2.4]) {
    const shot = groupShot(lead, ratio);
    expect(shot.low).toBeLessThanOrEqual(lead.low);
    expect(shot.low + shot.tall).toBeGreaterThanOrEqual(lead.low + lead.tall - 1e-9);
    expect(shot.middle).toBe(lead.middle);
  }
});

test('a wide picture shows the neighbours, and a shot that already shows them stays as it is', () => {
  expect(groupShot(lead, 1.5).tall * 1.5).toBeCloseTo(4.4);
  expect(groupShot(lead, 1).tall).toBeCloseTo(4.4);
  expect(groupShot({ ...lead, tall: 4 }, 1.5)).toEqual({ ...lead, tall: 4 });
});

test('on a phone held upright the neighbours may reach out of the picture', () => {
  expect(groupShot(lead, 0.7).tall).toBeCloseTo(2.8 / 0.7);
});

test.each([
  [0.5, 0],
  [1.3, 0],
  [1.5, 2],
  [16 / 9, 4],
  [2, 4],
  [3, 4],
])('in a picture %f times as wide as tall there is room for %i of the chorus', (ratio, chorus) => {
  expect(chorusIn(ratio)).toBe(chorus);
});

test('the camera steps back until the chorus is whole, and never comes nearer', () => {
  const near = { middle: 0.2, low: 0, tall: 1.9 };
  expect(chorusShot(near, 2, 4).tall).toBeCloseTo(2.2, 9);
  expect(chorusShot(near, 2, 4).middle).toBe(0.2);
  expect(chorusShot(near, 3, 4)).toEqual(near);
  expect(chorusShot(near, 0.5, 0)).toEqual(near);
});
