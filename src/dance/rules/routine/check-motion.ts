// Looks for impossible motion at about each hundredth of a second of a compiled routine.

import { phraseCounts } from '#dance/content/routine/notation.ts';
import { foot as measure } from './body.ts';
import { insideBody } from './inside-body.ts';
import { outOfBalance } from './out-of-balance.ts';
import { type Joint, joints, type Pose, type Vec } from './pose.ts';
import { poseOf } from './pose-of.ts';
import { type FootNow, sampleFoot } from './sample-feet.ts';
import type { FootMove, Timeline } from './timeline.ts';
import { tooFast } from './too-fast.ts';
import { distance } from './vector.ts';

/** Height in metres below which a joint is in the floor; `lowestOther` is that of the joints that are not listed. */
const lowest: Partial<Record<Joint, number>> = {
  toe_left: 0.015,
  toe_right: 0.015,
  ankle_left: 0.05,
  ankle_right: 0.05,
};
const lowestOther = 0.02;
/** Metres by which a planted foot may slide, and by which the pelvis may be away from the middle of the floor. */
const slideLimit = 0.02;
const roomLimit = 3;
/** Metres by which a foot may miss its place. */
const missLimit = 0.01;

const samplesPerBeat = 48;

/** Returns the faults of the motion, each kind once a count. On a `chair` balance and lifted feet are not checked. */
export function checkMotion(timeline: Timeline, chair = false): string[] {
  const problems = new Map<string, string>();
  const tread = { left: new Tread(), right: new Tread() };
  let before: Pose | undefined;
  const step = timeline.secondsPerBeat / samplesPerBeat;

  for (let sample = 0; sample <= timeline.beats * samplesPerBeat; sample++) {
    const beat = sample / samplesPerBeat;
    const pose = poseOf(timeline, beat * timeline.secondsPerBeat);
    const found = [...checkFloor(pose), ...insideBody(pose), ...checkRoom(pose)];
    if (before) found.push(...tooFast(before, pose, step));
    for (const side of ['left', 'right'] as const) {
      const foot = sampleFoot(timeline.feet[side], beat);
      found.push(...checkReached(pose, foot, side));
      if (tread[side].slides(pose.joints[`toe_${side}`], foot)) found.push(`the planted ${side} foot slides`);
    }
    if (!chair && pose.weight_left + pose.weight_right === 0 && !jumping(timeline, beat))
      found.push('both feet are off the floor');
    if (!chair && !stepping(timeline, beat)) found.push(...outOfBalance(pose));
    for (const fault of found) note(problems, beat, fault);
    before = pose;
  }
  return [...problems.values()];
}

function note(problems: Map<string, string>, beat: number, fault: string): void {
  const count = (beat % phraseCounts) + 1;
  const key = `${Math.floor(beat)} ${fault.replace(/[\d.]+/g, '')}`;
  if (problems.has(key)) return;
  problems.set(key, `phrase ${Math.floor(beat / phraseCounts) + 1}, count ${count.toFixed(2)}: ${fault}`);
}

function checkFloor({ joints: places }: Pose): string[] {
  const sunk = joints.filter((joint) => places[joint][1] < (lowest[joint] ?? lowestOther));
  return sunk.map((joint) => `the ${joint} is below the floor`);
}

function checkRoom({ joints: { pelvis } }: Pose): string[] {
  const far = Math.hypot(pelvis[0], pelvis[2]);
  return far > roomLimit ? [`the dancer is ${far.toFixed(1)} m from the middle`] : [];
}

function checkReached(pose: Pose, foot: FootNow, side: 'left' | 'right'): string[] {
  const missed = distance(pose.joints[`toe_${side}`], [foot.x, measure.toe + foot.high, foot.z]);
  return missed > missLimit ? [`the ${side} foot is out of reach by ${(missed * 100).toFixed(0)} cm`] : [];
}

function jumping({ feet }: Timeline, beat: number): boolean {
  return feet.left.some((move) => move.action === 'jump' && underWay(move, beat));
}

/** Whether a foot is on its way to another place. Meanwhile the body may be out of balance. */
function stepping({ feet: { left, right } }: Timeline, beat: number): boolean {
  const steps = (move: FootMove) => move.action !== 'pivot' && move.action !== 'ball' && underWay(move, beat);
  return left.some(steps) || right.some(steps);
}

function underWay({ start, end }: FootMove, beat: number): boolean {
  return start <= beat && beat <= end;
}

/** Remembers where a foot came down, and reports whether the foot has slid since. */
class Tread {
  #stands: Vec | undefined;

  slides(toe: Vec, foot: FootNow): boolean {
    if (!foot.planted) this.#stands = undefined;
    else this.#stands ??= toe;
    return this.#stands !== undefined && distance(this.#stands, toe) > slideLimit;
  }
}
