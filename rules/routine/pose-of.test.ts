import { expect, test } from 'vitest';
import type { Hand, Key } from '#content/routine/notation.ts';
import { compileRoutine } from './compile-routine.ts';
import type { Pose } from './pose.ts';
import { poseOf } from './pose-of.ts';
import { distance, subtract } from './vector.ts';

/** The pose in which a single key holds the dancer, long after it was reached. */
function held(key: Omit<Key, 'on'>): Pose {
  const move = { title: 'Hold', counts: 32, hint: 'Hold.', keys: [{ on: 1, say: 'hold', ...key }] };
  const phrases = [{ title: 'P', section: 'S', moves: ['hold'] }];
  return poseOf(compileRoutine({ beats_per_minute: 120, moves: { hold: move }, phrases }), 8);
}

const upright = { lean: 0, bend: 0, twist: 0, swivel: 0, look: 0, nod: 0, tilt: 0, shrug: 0, weight: 0 };

/** Where the left hand is from its shoulder. */
function handAt(left_hand: Hand): readonly [number, number, number] {
  const { joints } = held({ ...upright, left_hand });
  return subtract(joints.wrist_left, joints.shoulder_left) as [number, number, number];
}

test('weight carries the pelvis over a foot and shows in its share', () => {
  const [left, right] = [held({ weight: 1 }), held({ weight: -1 })];
  expect(left.joints.pelvis[0] - right.joints.pelvis[0]).toBeGreaterThan(0.12);
  expect([left.weight_left > 0.95, right.weight_right > 0.95]).toEqual([true, true]);
});

test('sinking lowers the pelvis and bends the knees forward, feet where they were', () => {
  const [high, low] = [held({ sink: 2 }), held({ sink: 30 })];
  expect(high.joints.pelvis[1] - low.joints.pelvis[1]).toBeGreaterThan(0.2);
  expect(low.joints.knee_left[2]).toBeGreaterThan(high.joints.knee_left[2] + 0.1);
  expect(distance(low.joints.toe_left, high.joints.toe_left)).toBeLessThan(1e-9);
});

test('a leaning body keeps its pelvis behind it', () => {
  const lean = held({ lean: 60 }).joints;
  expect(lean.neck[2]).toBeGreaterThan(lean.pelvis[2] + 0.3);
  expect(lean.pelvis[2]).toBeLessThan(held({ lean: 0 }).joints.pelvis[2] - 0.1);
});

test('a foot left far behind lifts its heel', () => {
  const { joints } = held({ left: ['step', 13, -35], weight: -0.8 });
  expect(joints.ankle_left[1]).toBeGreaterThan(joints.ankle_right[1] + 0.03);
  expect(joints.toe_left[1]).toBeCloseTo(joints.toe_right[1], 9);
});

test.each<[name: string, hand: Hand, axis: number, sign: 1 | -1]>([
  ['hanging', ['hang', { up: -90 }], 1, -1],
  ['overhead', ['overhead', { up: 90 }], 1, 1],
  ['straight ahead', ['reach', { up: 0, out: 0 }], 2, 1],
  ['out to the side', ['wide', { up: 0, out: 90 }], 0, 1],
  ['across the body', ['wide', { up: 0, out: -90 }], 0, -1],
])('a hand %s is there', (_name, hand, axis, sign) => {
  const along = (handAt(hand)[axis] ?? 0) * sign;
  expect(along).toBeGreaterThan(0.98 * Math.hypot(...handAt(hand)));
});

test('what the left hand does, the right hand does on the other side', () => {
  const { joints } = held({ ...upright, pulse: 0, hands: ['claw_high', { reach: 0.8 }] });
  const left = subtract(joints.wrist_left, joints.shoulder_left);
  const right = subtract(joints.wrist_right, joints.shoulder_right);
  expect(distance([-left[0], left[1], left[2]], right)).toBeLessThan(0.05);
});

test('the head turns to its left for a positive look, the face bows for a positive nod', () => {
  expect(held({ ...upright, look: 60 }).face_forward[0]).toBeGreaterThan(0.8);
  expect(held({ ...upright, nod: 40 }).face_forward[1]).toBeLessThan(-0.5);
});
