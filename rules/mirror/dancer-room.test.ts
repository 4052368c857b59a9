import { expect, test } from 'vitest';
import { houseDance } from '#rules/routine/dance.ts';
import { danceIn } from '#rules/routine/versions/dance-in.ts';
import { dancerRoom } from './dancer-room.ts';

const phrase = { start: 15, end: 30 };

test('a seated dancer takes less height than a standing one, and both stand on the same floor', () => {
  const standing = dancerRoom(houseDance.poseAt, phrase);
  const seated = dancerRoom(danceIn('seated').poseAt, phrase);
  expect(seated.high).toBeLessThan(standing.high - 0.2);
  expect(Math.abs(seated.low - standing.low)).toBeLessThan(0.15);
});

test('the room holds the dancer at every moment, left and right of the middle', () => {
  const room = dancerRoom(houseDance.poseAt, phrase);
  expect(room.left).toBeLessThan(0);
  expect(room.right).toBeGreaterThan(0);
  expect(room.high - room.low).toBeGreaterThan(1.5);
});
