import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exercisesStart } from '#dance/content/routine/exercises.ts';
import { steadyAnchors, tempoMap } from '#dance/rules/recording/tempo-map.ts';
import { houseTimeline } from './house-timeline.ts';
import { bones, joints, type Pose } from './pose.ts';
import { poseAt } from './pose-at.ts';
import { distance, dot, length } from './vector.ts';

const moment = fc.double({ min: 0, max: 360, noNaN: true });

/** The largest distance in metres that a joint moves within a millisecond from second `from` on. */
function jump(from: number): number {
  const [before, after] = [poseAt(from), poseAt(from + 0.001)];
  return Math.max(...joints.map((joint) => distance(before.joints[joint], after.joints[joint])));
}

const boneLengths = (pose: Pose) => bones.map(([from, to]) => distance(pose.joints[from], pose.joints[to]));

test('every bone keeps its length at every moment', () => {
  const atStart = boneLengths(poseAt(0));
  fc.assert(
    fc.property(moment, (time) => {
      boneLengths(poseAt(time)).forEach((size, index) => {
        expect(Math.abs(size - (atStart[index] ?? 0))).toBeLessThan(1e-6);
      });
    }),
    { numRuns: 2000 },
  );
});

test('no joint jumps within a millisecond', () => {
  fc.assert(
    fc.property(moment, (time) => {
      expect(jump(time)).toBeLessThan(0.013);
    }),
    { numRuns: 2000 },
  );
});

test('no joint jumps when a key is reached, or when a foot sets off or lands', () => {
  const { reached, feet, secondsPerBeat } = houseTimeline();
  const journeys = [...feet.left, ...feet.right].flatMap(({ start, end }) => [start, end]);
  const jumps = [...reached, ...journeys].map((beat) => jump(beat * secondsPerBeat - 0.0005));
  expect(Math.max(...jumps)).toBeLessThan(0.013);
});

test('directions are unit vectors, face and crown stand at right angles, shares stay between 0 and 1', () => {
  fc.assert(
    fc.property(moment, (time) => {
      const pose = poseAt(time);
      const { chest_forward, face_forward, face_up, palm_left_normal, palm_right_normal } = pose;
      for (const direction of [chest_forward, face_forward, face_up, palm_left_normal, palm_right_normal]) {
        expect(length(direction)).toBeCloseTo(1, 6);
      }
      expect(dot(face_forward, face_up)).toBeCloseTo(0, 6);
      for (const share of [pose.jaw, pose.claw_left, pose.claw_right, pose.weight_left, pose.weight_right]) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('the same time gives the same pose, whatever was asked before', () => {
  const first = poseAt(123.4);
  poseAt(7);
  poseAt(350);
  expect(poseAt(123.4)).toEqual(first);
});

test('before and after the routine the dancer has the first and the last pose', () => {
  expect(poseAt(-5)).toEqual(poseAt(0));
  expect(poseAt(404)).toEqual(poseAt(360));
});

test('after the routine the dancer’s clock has warm-up and cool-down', () => {
  expect(poseAt(405)).not.toEqual(poseAt(360));
  expect(poseAt(999)).toEqual(poseAt(585));
});

test('a time that rounding errors put a moment before the warm-up shows the warm-up’s beginning', () => {
  const { musicAt, danceAt } = tempoMap(steadyAnchors(0.4, 100.5));
  const rounded = danceAt(musicAt(exercisesStart));
  expect(rounded).toBeLessThan(exercisesStart);
  expect(poseAt(rounded)).toEqual(poseAt(exercisesStart));
});

test('the dancer starts folded on the ground and ends upright with a roar', () => {
  expect(poseAt(0).joints.crown[1]).toBeLessThan(1);
  expect(poseAt(360).joints.crown[1]).toBeGreaterThan(1.2);
  expect(poseAt(360).jaw).toBeGreaterThan(0.9);
});

test('the head arrives after the chest when the body swings round', () => {
  const yaw = ([x, , z]: readonly [number, number, number]) => Math.atan2(x, z);
  const turning = Array.from({ length: 320 }, (_, index) => poseAt(195 + 0.47 + index * 0.0015));
  const swing = turning.map((pose) => yaw(pose.chest_forward) - yaw(pose.face_forward));
  expect(Math.max(...swing.map(Math.abs))).toBeGreaterThan(0.2);
});
