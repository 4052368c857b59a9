// The footing is the foot that has the weight, and the foot that takes the weight next. Footprints on the floor show
// the footing, which is worked out from poses alone.

import type { Pose, Vec } from './pose.ts';

type Side = 'left' | 'right';

/** The places of a foot's ankle and ball, and the share of the weight that the foot carries. */
export type Print = { ankle: Vec; toe: Vec; carries: number };

export type Footing = {
  left: Print;
  right: Print;
  /** The foot that takes the weight within the next counts, where it will stand, and in how many counts; else null. */
  next: { side: Side; ankle: Vec; toe: Vec; counts: number } | null;
};

/** A foot that carries more than this share of the weight has the weight. */
const most = 0.55;
/** Number of counts in which the next foot is searched for, and the step of this search in counts. */
const ahead = 2;
const finely = 0.25;

/** The footing at `time` seconds of the dance whose poses `poseAt` gives. */
export function footingAt(poseAt: (time: number) => Pose, time: number, secondsPerBeat: number): Footing {
  const now = poseAt(time);
  const from = carrier(now);
  const footing: Footing = { left: printOf(now, 'left'), right: printOf(now, 'right'), next: null };
  // The search looks only at multiples of its step, so that the next footprint does not move between two pictures.
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

/** The foot that has the weight; null if no foot has more than the share `most` of it. */
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
