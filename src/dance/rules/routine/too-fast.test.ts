import { expect, test } from 'vitest';
import { type Joint, joints, type Pose } from './pose.ts';
import { poseAt } from './pose-at.ts';
import { tooFast } from './too-fast.ts';

const still = poseAt(0);

/** The pose with the joints in `metres` moved up by as many metres as given there. */
function risen(metres: Partial<Record<Joint, number>>): Pose {
  const places = { ...still.joints };
  for (const joint of joints) {
    const [x, y, z] = places[joint];
    places[joint] = [x, y + (metres[joint] ?? 0), z];
  }
  return { ...still, joints: places };
}

const metresPerSecond: Record<Joint, number> = {
  ...{ pelvis: 4, waist: 4, chest: 4, neck: 4, head: 5, crown: 3 },
  ...{ shoulder_left: 4, elbow_left: 7, wrist_left: 10, palm_left: 8 },
  ...{ shoulder_right: 4, elbow_right: 7, wrist_right: 10, palm_right: 8 },
  ...{ hip_left: 4, knee_left: 6, ankle_left: 8, toe_left: 9 },
  ...{ hip_right: 4, knee_right: 6, ankle_right: 8, toe_right: 9 },
};

test.each(joints)('the %s may move as fast as a beginner can follow, and no faster', (joint) => {
  const metres = metresPerSecond[joint] / 50;
  expect(tooFast(still, risen({ [joint]: metres * 0.99 }), 0.02)).toEqual([]);
  expect(tooFast(still, risen({ [joint]: metres * 1.06 }), 0.02)).toEqual([
    `the ${joint} moves at ${(metresPerSecond[joint] * 1.06).toFixed(1)} m/s`,
  ]);
});

test('of several joints that are too fast, the one farthest beyond its limit is named', () => {
  const rising = risen({ pelvis: 0.1, knee_left: 0.21, palm_right: 0.2, ankle_right: 0.2 });
  expect(tooFast(still, rising, 0.02)).toEqual(['the knee_left moves at 10.5 m/s']);
});
