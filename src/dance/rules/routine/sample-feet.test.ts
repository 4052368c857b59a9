import { expect, test } from 'vitest';
import type { FootAction } from '#dance/content/routine/notation.ts';
import { type FootNow, sampleFoot } from './sample-feet.ts';
import type { FootPlace } from './timeline.ts';

const here: FootPlace = { x: 0, z: 0, yaw: 0, high: 0, heel: 0 };

/** A foot that goes from beat 1 to beat 2 to the place `to`, by default 30 cm ahead. */
function going(action: FootAction, to: Partial<FootPlace> = { z: 0.3 }): (beat: number) => FootNow {
  const moves = [
    { start: -1, end: -1, action: 'step' as const, from: here, to: here },
    { start: 1, end: 2, action, from: here, to: { ...here, ...to } },
  ];
  return (beat) => sampleFoot(moves, beat);
}

test('a foot stands exactly still before and after its journey', () => {
  const foot = going('step');
  expect([foot(0), foot(0.99)]).toEqual([
    { ...here, planted: true, bears: 1 },
    { ...here, planted: true, bears: 1 },
  ]);
  expect(foot(2.5)).toEqual({ ...here, z: 0.3, planted: true, bears: 1 });
});

test.each<[FootAction, number]>([
  ['step', 0.05],
  ['stomp', 0.15],
  ['jump', 0.1],
])('a %s leaves the floor by more than %d m and bears nothing there', (action, height) => {
  const middle = going(action)(1.5);
  expect(middle.high).toBeGreaterThan(height);
  expect(middle).toMatchObject({ planted: false, bears: 0 });
});

test('a dragged foot keeps the toe on the floor and the heel up, and bears nothing', () => {
  const middle = going('drag')(1.5);
  expect(middle).toMatchObject({ high: 0, planted: false, bears: 0 });
  expect(middle.heel).toBeGreaterThan(20);
});

test('a sliding foot stays flat and goes on bearing weight', () => {
  expect(going('slide')(1.5)).toMatchObject({ high: 0, heel: 0, planted: false, bears: 1 });
});

test('a pivoting foot turns on the spot and stays planted', () => {
  expect(going('pivot', { yaw: 90 })(1.5)).toMatchObject({ x: 0, z: 0, yaw: 45, planted: true, bears: 1 });
});

test('a foot sets off and lands softly, half way at half time', () => {
  const step = going('step');
  expect(step(1.5).z).toBeCloseTo(0.15, 9);
  expect(step(1.1).z).toBeLessThan(0.01);
  expect(going('drag')(1.5).z).toBeLessThan(0.12);
});

test('weight leaves a foot before the foot leaves the floor, and is back before it stands', () => {
  const step = going('step');
  expect(step(1.02).bears).toBeCloseTo(step(1.98).bears, 9);
  expect(step(1.02).bears).toBeGreaterThan(0.7);
  expect(step(1.1).bears).toBe(0);
  const lift = going('lift', { high: 0.3 });
  expect([lift(1.02).bears > 0.7, lift(1.98).bears]).toEqual([true, 0]);
});

test('a foot that rises on its ball, or steps where it stands, stays in its place', () => {
  const ball = going('ball', { heel: 38 });
  expect(ball(1.5)).toEqual({ ...here, heel: 19, planted: true, bears: 1 });
  expect(going('step', {})(1.5)).toMatchObject({ x: 0, z: 0, planted: false });
  expect(going('slide', {})(1.5)).toMatchObject({ planted: true, bears: 1 });
  expect(going('slide', { x: 0.2 })(1.5)).toMatchObject({ planted: false });
  expect(going('touch', { high: 0.1 })(1.5)).toMatchObject({ planted: false });
});

test('a lifted foot stays in the air and bears nothing', () => {
  expect(going('lift', { high: 0.3 })(3)).toMatchObject({ high: 0.3, planted: false, bears: 0 });
});

test('a foot’s journey goes evenly from any place to any other', () => {
  const from: FootPlace = { x: 0.3, z: -0.2, yaw: 20, high: 0.1, heel: 10 };
  const to: FootPlace = { x: 0.5, z: 0.4, yaw: 80, high: 0.3, heel: 40 };
  const foot = (beat: number) => sampleFoot([{ start: 1, end: 2, action: 'slide', from, to }], beat);
  expect(foot(1)).toMatchObject(from);
  expect(foot(1.5)).toMatchObject({
    x: expect.closeTo(0.4, 9),
    z: expect.closeTo(0.1, 9),
    yaw: expect.closeTo(50, 9),
    high: expect.closeTo(0.2, 9),
    heel: expect.closeTo(25, 9),
  });
  expect(foot(1.25).x).toBeCloseTo(0.3 + 0.2 * 0.15625, 9);
});

test('a stomp is highest a little before the middle of its way, every other step in the middle', () => {
  const highest = (action: FootAction) => {
    const beats = Array.from({ length: 101 }, (_, i) => 1 + i / 100);
    return beats.reduce((best, beat) => (going(action)(beat).high > going(action)(best).high ? beat : best));
  };
  expect(highest('stomp')).toBeCloseTo(1.42, 9);
  expect(highest('step')).toBeCloseTo(1.5, 9);
  expect(highest('jump')).toBeCloseTo(1.5, 9);
});

test('a foot that turns or rises counts as planted, even if its place changes', () => {
  for (const action of ['pivot', 'ball'] as const) {
    expect(going(action, { x: 0.2 })(1.5)).toMatchObject({ planted: true, bears: 1 });
    expect(going(action, { high: 0.1 })(1.5)).toMatchObject({ planted: true, bears: 1 });
  }
});

test('a foot that comes down out of the air is not planted before it stands', () => {
  const high: FootPlace = { ...here, x: 0.2, z: 0.2, high: 0.1 };
  const moves = [{ start: 1, end: 2, action: 'touch' as const, from: high, to: { ...high, high: 0 } }];
  expect(sampleFoot(moves, 1.9)).toMatchObject({ planted: false });
  expect(sampleFoot(moves, 1.4)).toMatchObject({ bears: 0 });
  expect(sampleFoot(moves, 1.98).bears).toBeGreaterThan(0.5);
  const touch = { ...high, high: 0 };
  const stays = [{ start: 1, end: 2, action: 'touch' as const, from: touch, to: touch }];
  expect(sampleFoot(stays, 1.5)).toMatchObject({ planted: true, bears: 1 });
});

test('a journey that takes no time is over at once', () => {
  const to = { ...here, x: 0.4 };
  const moves = [{ start: 1, end: 1, action: 'step' as const, from: here, to }];
  expect([0, 1, 2].map((beat) => sampleFoot(moves, beat))).toEqual(
    [1, 1, 1].map(() => ({ ...to, planted: true, bears: 1 })),
  );
});
