// The camera of the house routine. It works out its shots when it is asked, a few counts at a time.

import { exercisesEnd } from '#dance/content/routine/exercises.ts';
import { countSeconds } from '#dance/content/routine/routine.ts';
import { poseAt } from '../pose-at.ts';
import { makeShots } from './shots.ts';

const house = { poseAt, beats: Math.round(exercisesEnd / countSeconds), secondsPerBeat: countSeconds };

/** The shot at a moment (seconds) from each side, for a safe box whose width is `ratio` times its height. */
export const houseShots = { front: makeShots(house, false), back: makeShots(house, true) };
