// Measures the dancer's pose on a count in a teacher's terms, for tests that compare the notes with the figure.

import { countSeconds, phraseSeconds } from '#dance/content/routine/routine.ts';
import type { Joint, Pose, Vec } from '#dance/rules/routine/pose.ts';
import { poseAt } from '#dance/rules/routine/pose-at.ts';
import { add, along, cross, distance, dot, scale, subtract, unit } from '#dance/rules/routine/vector.ts';

export type Side = 'left' | 'right';
export type Dancer = ReturnType<typeof dancerIn>;

/**
 * Measures the dancer on a count (1 to 32, or between) of a phrase (1 to 24), in metres and degrees. Left and right are
 * the dancer's own.
 */
export function dancerOn(phrase: number, count: number): Dancer {
  return dancerIn(poseAt((phrase - 1) * phraseSeconds + (count - 1) * countSeconds));
}

/** Measures the dancer in a pose. */
export function dancerIn(pose: Pose) {
  const { joints: j } = pose;
  const up: Vec = [0, 1, 0];
  const hips = unit(subtract(j.hip_left, j.hip_right));
  const ahead = unit(cross(hips, up));
  const bone = (side: Side): Vec => along(along(j.pelvis, hips, side === 'left' ? 0.15 : -0.15), up, 0.06);
  /**
   * Returns by how many metres joint a is to the left of joint b (aheadOf: in front of it), by the direction of the
   * hips.
   */
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
    /** By how many degrees the chest is turned to the left of the audience, and the face to the left of the chest. */
    faces: yaw(pose.chest_forward),
    looks: turned(yaw(pose.face_forward) - yaw(pose.chest_forward)),
    /** By how many degrees face and chest point above the horizontal. */
    faceUp: (Math.asin(pose.face_forward[1]) * 180) / Math.PI,
    chestUp: (Math.asin(pose.chest_forward[1]) * 180) / Math.PI,
    /** The height of the shoulder above the chest, along the neck, in metres: larger in a shrug. */
    shrug: (side: Side) => dot(subtract(j[`shoulder_${side}`], j.chest), unit(subtract(j.neck, j.chest))),
  };
}

/** Measures the dancer at every eighth of a count, from one count of a phrase to another. */
export function dancersFrom(phrase: number, from: number, to: number): Dancer[] {
  return Array.from({ length: Math.round((to - from) * 8) + 1 }, (_, i) => dancerOn(phrase, from + i / 8));
}

function angle(a: Vec, joint: Vec, b: Vec): number {
  return (Math.acos(dot(unit(subtract(a, joint)), unit(subtract(b, joint)))) * 180) / Math.PI;
}

function yaw([x, , z]: Vec): number {
  return (Math.atan2(x, z) * 180) / Math.PI;
}

/** Returns the same angle between -180 and 180 degrees. */
function turned(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180;
}
