// Tells what can be seen of the dancer on a count, in the words of a teacher: for tests that compare the notes with the
// figure.

import { countSeconds, phraseSeconds } from '#dance/content/routine/routine.ts';
import type { Joint, Pose, Vec } from '#dance/rules/routine/pose.ts';
import { poseAt } from '#dance/rules/routine/pose-at.ts';
import { add, along, cross, distance, dot, scale, subtract, unit } from '#dance/rules/routine/vector.ts';

export type Side = 'left' | 'right';
export type Dancer = ReturnType<typeof dancerIn>;

/** The dancer on a count (1 to 32, with fractions) of a phrase (1 to 24). Metres and degrees, left is the dancer's own. */
export function dancerOn(phrase: number, count: number): Dancer {
  return dancerIn(poseAt((phrase - 1) * phraseSeconds + (count - 1) * countSeconds));
}

/** The dancer in a pose. */
export function dancerIn(pose: Pose) {
  const { joints: j } = pose;
  const up: Vec = [0, 1, 0];
  const hips = unit(subtract(j.hip_left, j.hip_right));
  const ahead = unit(cross(hips, up));
  const bone = (side: Side): Vec => along(along(j.pelvis, hips, side === 'left' ? 0.15 : -0.15), up, 0.06);
  /** Returns how far one place is to the left of another, and ahead of it, as the hips face. */
  const leftOf = (a: Joint, b: Joint) => dot(subtract(j[a], j[b]), hips);
  const aheadOf = (a: Joint, b: Joint) => dot(subtract(j[a], j[b]), ahead);
  const knee = (side: Side) => angle(j[`hip_${side}`], j[`knee_${side}`], j[`ankle_${side}`]);
  return {
    pose,
    place: j,
    leftOf,
    aheadOf,
    high: (joint: Joint) => j[joint][1],
    above: (a: Joint, b: Joint) => j[a][1] - j[b][1],
    apart: (a: Joint, b: Joint) => distance(j[a], j[b]),
    carries: (side: Side) => pose[`weight_${side}`],
    /** The knees' angles in degrees; 180 is a straight leg. */
    knee,
    /** The distance from the palm to the crest of the hip bone on its side. */
    handToHip: (side: Side) => distance(j[`palm_${side}`], bone(side)),
    handToHead: (side: Side) => distance(j[`palm_${side}`], scale(add(j.head, j.crown), 0.5)),
    claw: (side: Side) => pose[`claw_${side}`],
    mouth: pose.jaw,
    /** Degrees: the chest turned to the left of the audience, the face to the left of the chest. */
    faces: yaw(pose.chest_forward),
    looks: turned(yaw(pose.face_forward) - yaw(pose.chest_forward)),
    /** Degrees above level. */
    faceUp: (Math.asin(pose.face_forward[1]) * 180) / Math.PI,
    chestUp: (Math.asin(pose.chest_forward[1]) * 180) / Math.PI,
    /** Metres that the shoulder is lifted towards the ear, beside the other one in the shoulders' rest. */
    shrug: (side: Side) => dot(subtract(j[`shoulder_${side}`], j.chest), unit(subtract(j.neck, j.chest))),
  };
}

/** The dancer at every eighth from one count to another of a phrase. */
export function dancersFrom(phrase: number, from: number, to: number): Dancer[] {
  return Array.from({ length: Math.round((to - from) * 8) + 1 }, (_, i) => dancerOn(phrase, from + i / 8));
}

function angle(a: Vec, joint: Vec, b: Vec): number {
  return (Math.acos(dot(unit(subtract(a, joint)), unit(subtract(b, joint)))) * 180) / Math.PI;
}

function yaw([x, , z]: Vec): number {
  return (Math.atan2(x, z) * 180) / Math.PI;
}

/** Returns the same turn as an angle between -180 and 180. */
function turned(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
