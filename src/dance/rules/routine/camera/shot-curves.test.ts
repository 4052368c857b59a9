import { expect, test, vi } from 'vitest';
import type { Joint, Pose, Vec } from '../pose.ts';
import { poseAt } from '../pose-at.ts';
import { type Room, roomOf } from './room.ts';
import { makeShots } from './shots.ts';

const standing = poseAt(0);
const secondsPerBeat = 0.5;
const beats = 24;

/** The standing body with some joints elsewhere. */
function body(elsewhere: Partial<Record<Joint, Vec>>): Pose {
  return { ...standing, joints: { ...standing.joints, ...elsewhere } };
}

/** The shots at each beat of a dance whose pose at a beat is `danced`. */
function filmed(danced: (beat: number) => Pose, behind = false) {
  const shots = makeShots({ poseAt: (time) => danced(time / secondsPerBeat), beats, secondsPerBeat }, behind);
  return (beat: number, ratio: number) => shots(beat * secondsPerBeat, ratio);
}

const still = roomOf(standing, false);
const width = ({ left, right }: Room) => right - left;

test('a dancer who stands still fills a wide box from the soles to the hair', () => {
  const tall = body({ crown: [0, 2.1, 0] });
  const room = roomOf(tall, false);
  for (const beat of [0, 3.3, 23.9, 24]) {
    const shot = filmed(() => tall)(beat, 2);
    expect(shot.middle).toBeCloseTo((room.left + room.right) / 2, 9);
    expect(shot.low).toBeCloseTo(room.low, 9);
    expect(shot.tall).toBeCloseTo(room.high - room.low, 9);
  }
});

test('a narrow box is filled from side to side, with two fifths of the empty height under the feet', () => {
  const shot = filmed(() => standing)(5, 0.25);
  expect(shot.tall).toBeCloseTo((width(still) * 1.015) / 0.25, 9);
  expect(shot.low).toBeCloseTo(still.low - 0.4 * (shot.tall - Math.max(1.9, still.high - still.low)), 9);
});

test('a shot of a crouched body is at least 1.9 m tall', () => {
  const low = body({ crown: [0, 0.9, 0], head: [0, 0.8, 0] });
  expect(filmed(() => low)(5, 2).tall).toBeGreaterThanOrEqual(1.9);
});

test('seen from behind, left and right change places', () => {
  const aside = body({ elbow_left: [1.4, 1, 0] });
  const [front, back] = [filmed(() => aside)(5, 1), filmed(() => aside, true)(5, 1)];
  expect(front.middle).toBeGreaterThan(0.3);
  expect(back.middle).toBeCloseTo(-front.middle, 1);
});

/** A standing body that has the pose `there` from one beat to another. */
const during = (from: number, to: number, there: Pose) => (beat: number) =>
  beat >= from && beat <= to ? there : standing;

test.each<[name: string, there: Pose]>([
  ['a hand that is thrown up', body({ crown: [0, 2.6, 0] })],
  ['a foot below the others', body({ toe_left: [0, -0.4, 0] })],
  ['an elbow far to the left', body({ elbow_left: [1.6, 1, 0] })],
  ['an elbow far to the right', body({ elbow_right: [-1.6, 1, 0] })],
])('for %s the camera moves back before the moment, and comes near again after it', (_name, there) => {
  for (const from of [10.6, 12.875]) {
    const danced = during(from, from + 0.25, there);
    const shot = filmed(danced);
    for (const ratio of [0.5, 1, 2]) {
      for (let beat = 0; beat <= beats; beat += 1 / 8) {
        const { middle, low, tall } = shot(beat, ratio);
        const room = roomOf(danced(beat), false);
        expect(room.left).toBeGreaterThanOrEqual(middle - (tall * ratio) / 2 - 1e-9);
        expect(room.right).toBeLessThanOrEqual(middle + (tall * ratio) / 2 + 1e-9);
        expect(room.low).toBeGreaterThanOrEqual(low - 1e-9);
        expect(room.high).toBeLessThanOrEqual(low + tall + 1e-9);
      }
      const calm = filmed(() => standing)(0, ratio);
      const peak = shot(from, ratio).tall;
      for (const far of [0, from - 7, from + 8]) {
        const { middle, tall } = shot(far, ratio);
        expect(middle).toBeCloseTo(calm.middle, 9);
        // The camera comes near again slowly: by 15 percent at most in an eight, and not at all in the three
        // counts around the moment.
        const left = peak / 1.1495 ** ((Math.abs(far - from) - 3) / 8);
        expect(tall).toBeGreaterThanOrEqual(calm.tall - 1e-9);
        expect(tall).toBeLessThanOrEqual(Math.max(calm.tall, left) + 1e-9);
      }
    }
  }
});

test('the camera moves evenly to where the body will be, and is half way at half time', () => {
  const aside = body({ elbow_left: [1.6, 1, 0] });
  const shot = filmed((beat) => (beat >= 6 ? aside : standing));
  const [before, after] = [shot(2, 2).middle, shot(11, 2).middle];
  const share = (beat: number) => (shot(beat, 2).middle - before) / (after - before);
  // The room of count 5 includes its end, beat 6, where the body moves. So knot 5 is the first knot of the curve that
  // changes, and the curve moves from beat 3 to beat 6.
  const ways = [3, 3.5, 4, 4.5, 5, 5.5, 6].map(share);
  expect(ways).toEqual([0, 1 / 48, 1 / 6, 1 / 2, 5 / 6, 47 / 48, 1].map((way) => expect.closeTo(way, 9)));
});

test('the body at a moment is measured once, however often and in whatever boxes the moment is shown', () => {
  const danced = vi.fn(() => standing);
  const shot = filmed(danced);
  shot(5.5, 1);
  const { length } = danced.mock.calls;
  shot(5.5, 1);
  shot(5.2, 0.5);
  shot(5.5, 2);
  expect(danced.mock.calls).toHaveLength(length);
});

test('every box has its own shot, whatever boxes were asked for before', () => {
  const shot = filmed(() => standing);
  for (const ratio of [1, 0.25, 2, 0.25, 0.5, 0.3, 1])
    expect(shot(5, ratio)).toEqual(filmed(() => standing)(5, ratio));
});
