import { expect, test } from 'vitest';
import { poseAt } from '#dance/rules/routine/pose-at.ts';
import { packPoses, unpackPoses } from './packed-pose.ts';

test('poses that were packed and unpacked are the same poses', () => {
  const poses = [0, 61.3, 200].map(poseAt);
  expect(unpackPoses(packPoses(poses))).toEqual(poses);
});

test('an empty list of poses stays empty when it is packed and unpacked', () => {
  expect(unpackPoses(packPoses([]))).toEqual([]);
});
