// Gives the house dance in one of its versions. A version is compiled when it is first asked for.

import { exercisesEnd, exercisesStart } from '#dance/content/routine/exercises.ts';
import { countSeconds } from '#dance/content/routine/routine.ts';
import type { VersionName } from '#dance/content/routine/version-names.ts';
import { makeShots } from '../camera/shots.ts';
import { compileRoutine } from '../compile-routine.ts';
import { type Dance, houseDance } from '../dance.ts';
import { isExercise } from '../danced-at.ts';
import type { Pose } from '../pose.ts';
import { poseOf } from '../pose-of.ts';
import { exercisesIn, routineIn } from './routine-in.ts';

const known = new Map<VersionName, Dance>([['full', houseDance]]);

/** Returns the house dance in a version. */
export function danceIn(version: VersionName): Dance {
  const dance = known.get(version) ?? makeDance(version);
  known.set(version, dance);
  return dance;
}

function makeDance(version: VersionName): Dance {
  const timeline = compileRoutine(routineIn(version));
  const exercises = compileRoutine(exercisesIn(version));
  const poseAt = (time: number): Pose =>
    isExercise(time) ? poseOf(exercises, time - exercisesStart) : poseOf(timeline, time);
  const filmed = { poseAt, beats: Math.round(exercisesEnd / countSeconds), secondsPerBeat: countSeconds };
  const shots = { front: makeShots(filmed, false), back: makeShots(filmed, true) };
  return { poseAt, shots, seated: version === 'seated' };
}
