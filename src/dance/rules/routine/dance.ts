// A dance as the stage needs it: the poses, the shots of the camera, and whether there is a seat.

import { exercisesEnd } from '#dance/content/routine/exercises.ts';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { makeShots } from './camera/shots.ts';
import type { Pose } from './pose.ts';
import { poseAt } from './pose-at.ts';

export type Dance = {
  /** The pose at a moment (seconds). */
  poseAt: (time: number) => Pose;
  /** The shot at a moment from each side, for a safe box whose width is `ratio` times its height. */
  shots: Record<'front' | 'back', ReturnType<typeof makeShots>>;
  /** Whether the dancer sits. */
  seated: boolean;
};

/** The dance that the camera films: the house routine, warm-up and cool-down, in seconds of the dancer's clock. */
const house = { poseAt, beats: Math.round(exercisesEnd / countSeconds), secondsPerBeat: countSeconds };

/**
 * The shot at a moment (seconds) from each side, for a safe box whose width is `ratio` times its height. Shots are
 * worked out when they are asked for, a few counts at a time.
 */
export const houseShots = { front: makeShots(house, false), back: makeShots(house, true) };

/** The house dance in the version 'full': as it is written. */
export const houseDance: Dance = { poseAt, shots: houseShots, seated: false };
