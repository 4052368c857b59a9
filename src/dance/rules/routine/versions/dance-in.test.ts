import { expect, test } from 'vitest';
import { exercisesEnd, exercisesStart } from '#dance/content/routine/exercises.ts';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { makeShots } from '../camera/shots.ts';
import { compileRoutine } from '../compile-routine.ts';
import { houseDance } from '../dance.ts';
import { poseOf } from '../pose-of.ts';
import { danceIn } from './dance-in.ts';
import { exercisesIn } from './routine-in.ts';

test('the dance as it is written is the house dance', () => {
  expect(danceIn('full')).toBe(houseDance);
});

test.each([
  ['low', false],
  ['seated', true],
] as const)('the %s version has its own body and its own camera, on the same clock', (version, seated) => {
  const { poseAt, shots, ...dance } = danceIn(version);
  expect(dance.seated).toBe(seated);
  for (const time of [0, 200, exercisesStart, exercisesStart + 150]) {
    expect(poseAt(time)).not.toEqual(houseDance.poseAt(time));
    expect(poseAt(time).joints.pelvis[1] < 0.6).toBe(seated);
  }
  const exercises = compileRoutine(exercisesIn(version));
  expect(poseAt(exercisesStart + 150)).toEqual(poseOf(exercises, 150));
  const filmed = { poseAt, beats: exercisesEnd / countSeconds, secondsPerBeat: countSeconds };
  expect(shots.front(100, 1)).toEqual(makeShots(filmed, false)(100, 1));
  expect(shots.back(100, 1)).toEqual(makeShots(filmed, true)(100, 1));
});

test('a version is compiled once', () => {
  expect(danceIn('low')).toBe(danceIn('low'));
});
