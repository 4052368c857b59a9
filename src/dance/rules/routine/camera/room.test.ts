import { expect, test } from 'vitest';
import { type Joint, joints, type Pose, type Vec } from '../pose.ts';
import { poseAt } from '../pose-at.ts';
import { seen } from './lens.ts';
import { roomOf } from './room.ts';

/** A body with all joints at one point, a metre above the middle of the floor, except the joints in `elsewhere`. */
function body(elsewhere: Partial<Record<Joint, Vec>>): Pose {
  const places = Object.fromEntries(joints.map((joint): [Joint, Vec] => [joint, [0, 1, 0]]));
  return { ...poseAt(0), joints: { ...(places as Record<Joint, Vec>), ...elsewhere } };
}

test('a body takes room from the ground below it to the hair above it', () => {
  const crown: Vec = [0, 1.7, 0];
  const { low, high } = roomOf(body({ crown }), false);
  expect(low).toBeCloseTo(seen([0, 0, 0]).up - 0.05 * seen([0, 0, 0]).size, 9);
  expect(high).toBeCloseTo(seen(crown).up + 0.19 * seen(crown).size, 9);
});

test.each<[joint: Joint, margin: number]>([
  ['elbow_left', 0.07],
  ['toe_left', 0.11],
  ['knee_right', 0.1],
])('the room includes the body around the %s, on either side', (joint, margin) => {
  for (const x of [-0.9, 0.9]) {
    const { right, size } = seen([x, 1, 0.4]);
    const room = roomOf(body({ [joint]: [x, 1, 0.4] }), false);
    expect(x > 0 ? room.right : -room.left).toBeCloseTo(Math.abs(right) + margin * size, 9);
  }
});

test('the room reaches to the finger tips, beyond the palm as the arm points', () => {
  const tip = seen([0.5 + 0.24, 1.2, 0]);
  const { right } = roomOf(body({ wrist_left: [0.5, 1.2, 0], palm_left: [0.59, 1.2, 0] }), false);
  expect(right).toBeCloseTo(tip.right + 0.075 * tip.size, 9);
  const above = seen([-0.5, 1.2 + 0.24, 0]);
  const { high } = roomOf(body({ wrist_right: [-0.5, 1.2, 0], palm_right: [-0.5, 1.29, 0] }), false);
  expect(high).toBeCloseTo(above.up + 0.075 * above.size, 9);
});

test('seen from behind left and right change places, and so do near and far', () => {
  const ahead = body({ knee_left: [0.8, 1, 0.6] });
  const [front, back] = [roomOf(ahead, false), roomOf(ahead, true)];
  const far = seen([-0.8, 1, -0.6]);
  expect(back.left).toBeCloseTo(far.right - 0.1 * far.size, 9);
  expect(front.right).toBeGreaterThan(-back.left);
});
