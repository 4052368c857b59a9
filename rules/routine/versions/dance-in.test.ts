import { expect, test } from 'vitest';
import { exercisesStart } from '#content/routine/exercises.ts';
import { houseDance } from '../dance.ts';
import { danceIn } from './dance-in.ts';

test('the dance as it is written is the house dance', () => {
  expect(danceIn('full')).toBe(houseDance);
});

test('a version has its own body in the routine and behind it, on the same clock', () => {
  const chair = danceIn('seated');
  for (const time of [0, 200, exercisesStart, exercisesStart + 150]) {
    expect(chair.poseAt(time).joints.pelvis[1]).toBeLessThan(0.6);
    expect(chair.poseAt(time)).not.toEqual(danceIn('low').poseAt(time));
  }
  expect(chair.poseAt(exercisesStart)).not.toEqual(chair.poseAt(360));
  expect(danceIn('low').poseAt(200).joints.pelvis[1]).toBeGreaterThan(0.6);
});

test('only on a chair there is a seat, which the camera shows from either side', () => {
  expect([danceIn('full').seated, danceIn('low').seated, danceIn('seated').seated]).toEqual([
    false,
    false,
    true,
  ]);
  const { shots } = danceIn('seated');
  expect(shots.front(100, 1).tall).toBeLessThan(houseDance.shots.front(100, 1).tall + 1e-9);
  expect(shots.back(100, 1)).not.toEqual(shots.front(100, 1));
});

test('a version is compiled once', () => {
  expect(danceIn('low')).toBe(danceIn('low'));
});
