// Warm-up and cool-down, written like the routine. Each has six phrases, which last two minutes at three quarters of
// the routine's speed.

import { exerciseMoves } from './exercise-moves.ts';
import type { Call, Phrase, Routine } from './notation.ts';

type ExerciseName = keyof typeof exerciseMoves;

const warmUp = 'Warm-up';
const coolDown = 'Cool-down';

const phrases: readonly Phrase<ExerciseName>[] = [
  phrase(warmUp, 'Wake up slowly', 'breathe', 'shoulder_rolls', 'breathe', 'shoulder_rolls'),
  phrase(warmUp, 'Neck and sides', 'look_around', 'ear_to_shoulder', 'side_reach', '~side_reach'),
  phrase(warmUp, 'Hips and knees', 'hip_sway', '~hip_sway', 'soft_march', '~soft_march'),
  phrase(warmUp, 'Back', 'roll_down', 'breathe', '~roll_down', 'shoulder_rolls'),
  phrase(warmUp, 'Ankles and calves', 'heel_raises', 'soft_march', 'calf_stretch', '~calf_stretch'),
  phrase(warmUp, 'Ready to rise', 'soft_march', '~soft_march', 'hip_sway', 'breathe'),
  phrase(coolDown, 'Slow down', 'soft_march', 'hip_sway', 'breathe', 'shoulder_rolls'),
  phrase(coolDown, 'Calves', 'calf_stretch', '~calf_stretch', 'calf_stretch', '~calf_stretch'),
  phrase(coolDown, 'Sides', 'side_reach', '~side_reach', 'side_reach', '~side_reach'),
  phrase(coolDown, 'Back', 'roll_down', 'breathe', '~roll_down', 'breathe'),
  phrase(coolDown, 'Neck', 'ear_to_shoulder', 'look_around', 'ear_to_shoulder', 'shoulder_rolls'),
  phrase(coolDown, 'Back into the grave', 'breathe', '~breathe', 'breathe', '~breathe'),
];

function phrase(section: string, title: string, ...moves: Call<ExerciseName>[]): Phrase<ExerciseName> {
  return { section, title, moves };
}

export const exercises: Routine<ExerciseName> = { beats_per_minute: 128, moves: exerciseMoves, phrases };

/**
 * Second of the dancer's clock at which the warm-up begins: three empty phrases after the routine.
 */
export const exercisesStart = 405;
/** Second of the dancer's clock at which the cool-down ends. Nothing is danced after the cool-down. */
export const exercisesEnd = exercisesStart + phrases.length * 15;
