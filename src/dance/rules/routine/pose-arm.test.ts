import { expect, test } from 'vitest';
import { armChannels, armStart, type Channel, channel, channelCount } from './channels.ts';
import { frame } from './frame.ts';
import type { Vec } from './pose.ts';
import { poseArm } from './pose-arm.ts';
import { distance, dot, radians, scale, subtract } from './vector.ts';

const shoulder: Vec = [0, 1.4, 0];
const ahead = frame(0, 0, 0);

type Arm = Partial<Record<(typeof armChannels)[number], number>>;

/** A row with `arm` on both sides, the numbers of `body`, and 0 everywhere else. */
function row(arm: Arm, body: Partial<Record<Channel, number>> = {}): Float64Array {
  const all = new Float64Array(channelCount);
  for (const [name, value] of Object.entries(body)) all[channel[name as Channel]] = value;
  for (const start of [armStart.left, armStart.right])
    armChannels.forEach((name, index) => {
      all[start + index] = { reach: 0.9, ...arm }[name] ?? 0;
    });
  return all;
}

const held = (arm: Arm, side: 1 | -1 = 1, beat = 0) =>
  poseArm(row(arm), row(arm), shoulder, ahead, side, beat);
const degrees = (radian: number) => radian / radians(1);

test.each([1, -1] as const)(
  'on side %i a hand sways by one and a half degrees, and is back after 4.8 beats',
  (side) => {
    const up = (beat: number) => degrees(Math.asin((held({}, side, beat).wrist[1] - 1.4) / (0.9 * 0.55)));
    const all = Array.from({ length: 480 }, (_, i) => up(i / 100));
    expect(Math.max(...all)).toBeCloseTo(1.5, 3);
    expect(Math.min(...all)).toBeCloseTo(-1.5, 3);
    expect(up(3 + (2 * Math.PI) / 1.31)).toBeCloseTo(up(3), 9);
    expect(up(3 + Math.PI / 1.31)).toBeCloseTo(-up(3), 9);
  },
);

test('the palm of an arm that is raised to the side faces the audience more than the floor', () => {
  for (const side of [1, -1] as const) {
    const { normal } = held({ up: 45, out: 90, reach: 1 }, side);
    expect(normal[2]).toBeGreaterThan(0.85);
    expect(normal[1]).toBeLessThan(-0.2);
  }
});

test('a palm faces away from its hand at a right angle, however the wrist is bent', () => {
  for (const wrist of [-60, 0, 35, 80]) {
    const arm = held({ up: 10, out: 30, wrist, palm: 25 });
    const hand = scale(subtract(arm.palm, arm.wrist), 1 / 0.09);
    expect(dot(hand, arm.normal)).toBeCloseTo(0, 9);
    expect(distance(arm.normal, [0, 0, 0])).toBeCloseTo(1, 9);
  }
});

test.each<Channel>(['facing', 'swivel', 'twist'])('in a %s to the left the arms follow late', (turn) => {
  for (const side of [1, -1] as const) {
    const yaw = (before: number) => {
      const { wrist } = poseArm(
        row({}, { [turn]: 40 }),
        row({}, { [turn]: before }),
        shoulder,
        ahead,
        side,
        0,
      );
      return degrees(Math.atan2(wrist[0], wrist[2]));
    };
    expect(yaw(0) - yaw(40)).toBeCloseTo(-14, 9);
  }
});
