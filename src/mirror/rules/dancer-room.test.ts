import { expect, test } from 'vitest';
import { roomOf } from '#dance/rules/routine/camera/room.ts';
import { houseDance } from '#dance/rules/routine/dance.ts';
import { danceIn } from '#dance/rules/routine/versions/dance-in.ts';
import { dancerRoom } from './dancer-room.ts';

const phrase = { start: 15, end: 30 };

test('a seated dancer is less high than a standing one, and both are on the same floor', () => {
  const standing = dancerRoom(houseDance.poseAt, phrase);
  const seated = dancerRoom(danceIn('seated').poseAt, phrase);
  expect(seated.high).toBeLessThan(standing.high - 0.2);
  expect(Math.abs(seated.low - standing.low)).toBeLessThan(0.15);
});

test('the dancer’s room reaches to both sides of the middle, and is higher than a metre and a half', () => {
  const room = dancerRoom(houseDance.poseAt, phrase);
  expect(room.left).toBeLessThan(0);
  expect(room.right).toBeGreaterThan(0);
  expect(room.high - room.low).toBeGreaterThan(1.5);
});

test('the dancer’s room fits the poses of the range, and no others, to a few centimetres', () => {
  const range = { start: 32, end: 34.3 };
  const room = dancerRoom(houseDance.poseAt, range);
  const seen = Array.from({ length: 231 }, (_, hundredth) =>
    roomOf(houseDance.poseAt(range.start + hundredth / 100), false),
  );
  expect(Math.abs(room.left - Math.min(...seen.map(({ left }) => left)))).toBeLessThan(0.04);
  expect(Math.abs(room.right - Math.max(...seen.map(({ right }) => right)))).toBeLessThan(0.04);
  expect(Math.abs(room.low - Math.min(...seen.map(({ low }) => low)))).toBeLessThan(0.04);
  expect(Math.abs(room.high - Math.max(...seen.map(({ high }) => high)))).toBeLessThan(0.04);
});

test('the dancer’s room includes the pose at the very end of the range', () => {
  const steps = (at: number) => {
    const pose = houseDance.poseAt(15);
    if (at < 16) return pose;
    const joints = Object.fromEntries(
      Object.entries(pose.joints).map(([name, [x, y, z]]) => [name, [x + 3, y, z]]),
    );
    return { ...pose, joints } as unknown as typeof pose;
  };
  const [still, moved] = [15.9, 16].map((end) => dancerRoom(steps, { start: 15, end }));
  expect(moved && still && moved.right - moved.left).toBeGreaterThan(2);
  expect(still && still.right - still.left).toBeLessThan(2);
});
