import { expect, test } from 'vitest';
import type { Hand, Key, Move } from '#dance/content/routine/notation.ts';
import { compileRoutine } from './compile-routine.ts';
import { frame, toWorld } from './frame.ts';
import { mirrorMove } from './mirror-move.ts';
import { type Joint, joints, type Pose, type Vec } from './pose.ts';
import { poseLeg, poseOf } from './pose-of.ts';
import type { FootNow } from './sample-feet.ts';
import { add, distance, length, radians, scale, subtract } from './vector.ts';

/** Returns the function that gives the pose at a second of a dance of one move. */
function danced(move: Move): (time: number) => Pose {
  const phrases = [{ title: 'P', section: 'S', moves: ['hold'] }];
  const timeline = compileRoutine({ beats_per_minute: 120, moves: { hold: move }, phrases });
  return (time) => poseOf(timeline, time);
}

/** The pose at `time` seconds of a dance of one key, which is held: by default long after the key was reached. */
function held(key: Omit<Key, 'on'>, time = 8): Pose {
  return danced({ title: 'Hold', counts: 32, hint: 'Hold.', keys: [{ on: 1, say: 'hold', ...key }] })(time);
}

const upright = { lean: 0, bend: 0, twist: 0, swivel: 0, look: 0, nod: 0, tilt: 0, shrug: 0, weight: 0 };

/** The vector from the left shoulder to the left wrist. */
function handAt(left_hand: Hand): readonly [number, number, number] {
  const { joints } = held({ ...upright, left_hand });
  return subtract(joints.wrist_left, joints.shoulder_left) as [number, number, number];
}

test('the pelvis moves towards the foot that has the weight, and that foot has nearly the whole share', () => {
  const [left, right] = [held({ weight: 1 }), held({ weight: -1 })];
  expect(left.joints.pelvis[0] - right.joints.pelvis[0]).toBeGreaterThan(0.12);
  expect([left.weight_left > 0.95, right.weight_right > 0.95]).toEqual([true, true]);
});

test('sinking lowers the pelvis and bends the knees forward, and the feet stay', () => {
  const [high, low] = [held({ sink: 2 }), held({ sink: 30 })];
  expect(high.joints.pelvis[1] - low.joints.pelvis[1]).toBeGreaterThan(0.2);
  expect(low.joints.knee_left[2]).toBeGreaterThan(high.joints.knee_left[2] + 0.1);
  expect(distance(low.joints.toe_left, high.joints.toe_left)).toBeLessThan(1e-9);
});

test('when the body leans forward, the pelvis moves back', () => {
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
])('a hand that is placed ‘%s’ is in that direction from the shoulder', (_name, hand, axis, sign) => {
  const along = (handAt(hand)[axis] ?? 0) * sign;
  expect(along).toBeGreaterThan(0.98 * Math.hypot(...handAt(hand)));
});

test('`hands` brings the right hand to the mirrored place of the left hand', () => {
  const { joints } = held({ ...upright, pulse: 0, hands: ['claw_high', { reach: 0.8 }] });
  const left = subtract(joints.wrist_left, joints.shoulder_left);
  const right = subtract(joints.wrist_right, joints.shoulder_right);
  expect(distance([-left[0], left[1], left[2]], right)).toBeLessThan(0.05);
});

test('a positive look turns the head to the dancer’s left, a positive nod bows the face', () => {
  expect(held({ ...upright, look: 60 }).face_forward[0]).toBeGreaterThan(0.8);
  expect(held({ ...upright, nod: 40 }).face_forward[1]).toBeLessThan(-0.5);
});

/** The vector from a joint's place with the key `from` to its place with `key`. */
function moved(joint: Joint, key: Omit<Key, 'on'>, from: Omit<Key, 'on'> = {}): Vec {
  return subtract(held({ ...upright, ...key }).joints[joint], held({ ...upright, ...from }).joints[joint]);
}

test('hips and push carry the pelvis to the left and ahead, and the feet stay', () => {
  expect(moved('pelvis', { hips: 15 })[0]).toBeCloseTo(0.15, 1);
  expect(moved('pelvis', { push: 15 })[2]).toBeCloseTo(0.15, 1);
  for (const key of [{ hips: 15 }, { push: 10 }]) expect(length(moved('toe_right', key))).toBeLessThan(1e-9);
});

test('a swivel turns the pelvis and all above it to the left, a twist turns only the chest', () => {
  expect(moved('hip_left', { swivel: 40 })[2]).toBeLessThan(-0.04);
  expect(moved('hip_right', { swivel: 40 })[2]).toBeGreaterThan(0.04);
  expect(held({ ...upright, swivel: 40 }).chest_forward[0]).toBeGreaterThan(0.5);
  expect(held({ ...upright, twist: 40 }).chest_forward[0]).toBeGreaterThan(0.5);
  expect(length(moved('hip_left', { twist: 40 }))).toBeLessThan(1e-9);
});

test('opened knees go apart, and nothing below them moves', () => {
  expect(moved('knee_left', { knees: 40, sink: 20 }, { knees: 0, sink: 20 })[0]).toBeGreaterThan(0.1);
  expect(moved('knee_right', { knees: 40, sink: 20 }, { knees: 0, sink: 20 })[0]).toBeLessThan(-0.1);
  expect(length(moved('ankle_left', { knees: 40, sink: 20 }, { knees: 0, sink: 20 }))).toBeLessThan(1e-9);
});

test('when the body bends to the left, the pelvis moves to the right; a tilt tilts the head to the left', () => {
  expect(moved('neck', { bend: 40 })[0]).toBeGreaterThan(0.1);
  expect(moved('pelvis', { bend: 40 })[0]).toBeLessThan(-0.04);
  expect(held({ ...upright, tilt: 40 }).face_up[0]).toBeGreaterThan(0.5);
});

test('a shrug lifts the shoulders that it names towards the ears', () => {
  expect(moved('shoulder_left', { shrug_left: 1 }, { shrug: 0 })[1]).toBeGreaterThan(0.05);
  expect(moved('shoulder_right', { shrug_right: -1 }, { shrug: 0 })[1]).toBeLessThan(-0.05);
  expect(length(moved('shoulder_right', { shrug_left: 1, shrug_right: 0 }, { shrug: 0 }))).toBeLessThan(1e-9);
});

test('jaw and claws stay between open and closed', () => {
  const shares = ({ jaw, claw_left, claw_right }: Pose) => [jaw, claw_left, claw_right];
  expect(shares(held({ roar: 2, hands: ['hang', { claw: 3 }] }))).toEqual([1, 1, 1]);
  expect(shares(held({ roar: -1, hands: ['hang', { claw: -1 }] }))).toEqual([0, 0, 0]);
  expect(shares(held({ roar: 0.4, left_hand: ['hang', { claw: 0.3 }], right_hand: 'claw_high' }))).toEqual([
    0.4, 0.3, 1,
  ]);
});

test('the knees bend on the beat, and straighten between two beats', () => {
  const falls = (pulse: number) =>
    held({ ...upright, pulse }, 8.25).joints.pelvis[1] - held({ ...upright, pulse }, 8).joints.pelvis[1];
  expect(falls(1)).toBeGreaterThan(0.015);
  expect(falls(1)).toBeLessThan(0.03);
  expect(falls(0)).toBe(0);
});

test('a hanging palm faces the thigh, a level one the floor, a raised one the audience', () => {
  const normal = (up: number) => {
    const pose = held({ ...upright, hands: ['wide', { up, out: 0, wrist: 0 }] });
    return [pose.palm_left_normal, pose.palm_right_normal] as const;
  };
  expect(normal(-80)[0][0]).toBeLessThan(-0.8);
  expect(normal(-80)[1][0]).toBeGreaterThan(0.8);
  for (const palm of normal(0)) expect(palm[1]).toBeLessThan(-0.9);
  for (const palm of normal(85)) expect(palm[2]).toBeGreaterThan(0.9);
});

test('a wrist bends towards the palm, and the palm’s turn is mirrored for the other hand', () => {
  const level = { up: 0, out: 0, wrist: 0 };
  const bent = held({ ...upright, hands: ['wide', { ...level, wrist: 60 }] }).joints;
  expect(bent.palm_left[1]).toBeLessThan(bent.wrist_left[1] - 0.05);
  expect(bent.palm_right[1]).toBeLessThan(bent.wrist_right[1] - 0.05);
  const turned = held({ ...upright, hands: ['wide', { ...level, palm: 90 }] });
  expect(turned.palm_left_normal[0]).toBeGreaterThan(0.9);
  expect(turned.palm_right_normal[0]).toBeLessThan(-0.9);
});

test('the distance of a hand from its shoulder is its reach, and the elbow hangs or points aside', () => {
  const arm = (elbow: number) =>
    held({ ...upright, left_hand: ['wide', { up: 0, out: 0, reach: 0.6, elbow }] }).joints;
  expect(distance(arm(0).wrist_left, arm(0).shoulder_left)).toBeCloseTo(0.6 * 0.55, 6);
  expect(arm(0).elbow_left[1]).toBeLessThan(arm(0).wrist_left[1] - 0.15);
  expect(arm(90).elbow_left[0]).toBeGreaterThan(arm(90).wrist_left[0] + 0.15);
});

test('a foot in the air carries nothing, whatever the key’s weight says, and two feet in the air carry nothing', () => {
  const shares = (key: Omit<Key, 'on'>) => {
    const { weight_left, weight_right } = held(key);
    return [weight_left, weight_right];
  };
  for (const share of shares({ weight: 0 })) expect(share).toBeCloseTo(0.5, 9);
  expect(shares({ left: 'lift', weight: 1 })).toEqual([0, 1]);
  expect(shares({ right: 'lift', weight: -1 })).toEqual([1, 0]);
  expect(shares({ left: 'lift', right: 'lift' })).toEqual([0, 0]);
});

test('a wide stride brings the pelvis down, a jump carries it up', () => {
  const stride = held({ ...upright, left: ['step', 55], right: ['step', 55] }).joints;
  expect(stride.pelvis[1]).toBeLessThan(held(upright).joints.pelvis[1] - 0.04);
  const jump = danced({
    title: 'Jump',
    counts: 32,
    hint: 'Jump.',
    keys: [
      { on: 1, ...upright, pulse: 0 },
      { on: 5, left: 'jump', right: 'jump' },
    ],
  });
  const heights = Array.from({ length: 20 }, (_, i) => jump(1.5 + i / 40).joints.pelvis[1]);
  expect(Math.max(...heights)).toBeGreaterThan((heights[0] ?? 9) + 0.08);
});

test('loose arms arrive after the chest when it turns', () => {
  const ahead: Hand = ['wide', { up: 0, out: 0 }];
  const turn = danced({
    title: 'Turn',
    counts: 32,
    hint: 'Turn.',
    keys: [
      { on: 1, ...upright, hands: ahead },
      { on: 5, ease: 'snap', twist: 60 },
    ],
  });
  const yaw = ([x, , z]: Vec) => Math.atan2(x, z);
  const late = (side: 'left' | 'right') =>
    Array.from({ length: 14 }, (_, i) => turn(1.7 + i / 40)).map(
      ({ joints, chest_forward }) =>
        yaw(subtract(joints[`wrist_${side}`], joints[`shoulder_${side}`])) - yaw(chest_forward),
    );
  for (const side of ['left', 'right'] as const) {
    expect(Math.min(...late(side))).toBeLessThan(-0.1);
    expect(Math.max(...late(side))).toBeLessThan(0.05);
  }
});

test('a dancer who holds a pose still moves a little', () => {
  const hands = Array.from(
    { length: 32 },
    (_, i) => held({ ...upright, pulse: 0 }, 2 + i / 4).joints.palm_left,
  );
  const apart = hands.map((hand) => distance(hand, hands[0] as Vec));
  expect(Math.max(...apart)).toBeGreaterThan(0.01);
  expect(Math.max(...apart)).toBeLessThan(0.08);
});

test('a pose has the same shape at any place and in any direction', () => {
  const key: Omit<Key, 'on'> = {
    left: ['step', 30, 25],
    right: ['step', 20, -15],
    ...{ weight: 0.4, sink: 12, hips: 5, push: 4, swivel: 15, knees: 20, lean: 25, bend: 10, twist: 20 },
    ...{ look: 20, nod: 10, tilt: 12, left_hand: 'claw_high', right_hand: 'hip' },
  };
  const [here, there] = [held(key), held({ ...key, face: 130, go: [40, 70] })];
  const turn = frame(130, 0, 0);
  const place = toWorld(turn, [0.4, 0, 0.7]);
  for (const joint of joints)
    expect(distance(there.joints[joint], add(toWorld(turn, here.joints[joint]), place)), joint).toBeLessThan(
      1e-9,
    );
  expect(distance(there.face_forward, toWorld(turn, here.face_forward))).toBeLessThan(1e-9);
  expect(distance(there.palm_right_normal, toWorld(turn, here.palm_right_normal))).toBeLessThan(1e-9);
});

test('a move led by the other side looks like a mirror image', () => {
  const key: Key = {
    on: 1,
    ...{ say: 'now', left: ['step', 30, 25], right: ['ball', 20, -15], go: [20, 10], face: 30 },
    ...{ weight: 0.4, sink: 12, hips: 5, push: 4, swivel: 15, knees: 20, lean: 25, bend: 10, twist: 20 },
    ...{ shrug_left: 0.6, shrug_right: -0.2, look: 20, nod: 10, tilt: 12, pulse: 1 },
    ...{ left_hand: 'claw_high', right_hand: ['hip', { palm: 40, wrist: 30, elbow: 60 }] },
  };
  const move: Move = { title: 'Hold', counts: 32, hint: 'Hold.', keys: [key] };
  const [one, other] = [danced(move)(8), danced(mirrorMove(move))(8)];
  // The body also sways a little, and the sway is not mirrored.
  for (const joint of joints)
    expect(distance(other.joints[joint], mirrored(one.joints[swapped(joint)])), joint).toBeLessThan(0.05);
  expect(distance(other.face_forward, mirrored(one.face_forward))).toBeLessThan(0.1);
  expect(distance(other.palm_left_normal, mirrored(one.palm_right_normal))).toBeLessThan(0.2);
  expect(distance(other.palm_right_normal, mirrored(one.palm_left_normal))).toBeLessThan(0.2);
  expect([other.weight_left, other.weight_right]).toEqual([
    expect.closeTo(one.weight_right, 9),
    expect.closeTo(one.weight_left, 9),
  ]);
});

const mirrored = ([x, y, z]: Vec): Vec => [-x, y, z];

function swapped(joint: Joint): Joint {
  const other = joint.endsWith('_left') ? joint.replace('_left', '_right') : joint.replace('_right', '_left');
  return other as Joint;
}

const ahead = frame(0, 0, 0);

test('a knee points half way between where the body faces and where its foot points', () => {
  const standing: FootNow = { x: 0, z: 0, yaw: 40, high: 0, heel: 0, planted: true, bears: 1 };
  const pelvis = {
    ...{ place: [0, 0.8, -0.15] as const, frame: ahead },
    hips: [
      [0, 0.75, -0.1],
      [0, 0.75, -0.1],
    ] as const,
    feet: [standing, { ...standing, yaw: -40 }] as const,
  };
  const aside = (side: 1 | -1, knees: number) => {
    const { hip, knee, ankle } = poseLeg(pelvis, ahead, side, knees);
    const out = subtract(knee, scale(add(hip, ankle), 0.5));
    return Math.atan2(out[0], out[2]) / radians(1);
  };
  expect(Math.abs(aside(1, 0) - 20)).toBeLessThan(8);
  expect(Math.abs(aside(-1, 0) + 20)).toBeLessThan(8);
  expect(aside(1, 30) - aside(1, 0)).toBeGreaterThan(20);
  expect(aside(-1, 30) - aside(-1, 0)).toBeLessThan(-20);
});
