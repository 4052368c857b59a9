// The footing says which foot has the weight, and which foot takes it next: footprints on the floor show it. It
// is worked out from poses alone.

import type { Pose, Vec } from './pose.ts';

type Side = 'left' | 'right';

/** A foot on or above the floor: its ankle and the ball of the foot, and the share of the weight it carries. */
export type Print = { ankle: Vec; toe: Vec; carries: number };

export type Footing = {
  left: Print;
  right: Print;
  /** The foot that takes the weight next, where it will stand, and in how many counts; null when no foot does soon. */
  next: { side: Side; ankle: Vec; toe: Vec; counts: number } | null;
};

/** A foot with more than this share of the weight counts as the one that has it. */
const most = 0.55;
/** Counts that the search looks ahead, and its step in counts. */
const ahead = 2;
const finely = 0.25;

/** The footing at `time` seconds of the dance whose poses `poseAt` gives. */
export function footingAt(poseAt: (time: number) => Pose, time: number, secondsPerBeat: number): Footing {
  const now = poseAt(time);
  const from = carrier(now);
  const footing: Footing = { left: printOf(now, 'left'), right: printOf(now, 'right'), next: null };
  // The search looks only at multiples of its step, so that its answer does not tremble from picture to picture.
  const first = Math.floor(time / secondsPerBeat / finely) * finely;
  for (let beat = first + finely; beat <= first + ahead; beat += finely) {
    const then = poseAt(beat * secondsPerBeat);
    const side = carrier(then);
    if (!side || side === from) continue;
    const { ankle, toe } = printOf(then, side);
    return { ...footing, next: { side, ankle, toe, counts: Math.max(0, beat - time / secondsPerBeat) } };
  }
  return footing;
}

/** The foot that has the weight; null while both or none do. */
function carrier({ weight_left, weight_right }: Pose): Side | null {
  if (weight_left > most) return 'left';
  return weight_right > most ? 'right' : null;
}

function printOf(pose: Pose, side: Side): Print {
  return {
    ankle: pose.joints[`ankle_${side}`],
    toe: pose.joints[`toe_${side}`],
    carries: pose[`weight_${side}`],
  };
}
