import { expect, test } from 'vitest';
import type { FootAction } from '#content/routine/notation.ts';
import { type FootNow, sampleFoot } from './sample-feet.ts';
import type { FootPlace } from './timeline.ts';

const here: FootPlace = { x: 0, z: 0, yaw: 0, high: 0, heel: 0 };

/** A foot on its way from beat 1 to beat 2, to 30 cm ahead unless told. */
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

test('a drag keeps the toe on the floor with the heel up, and bears nothing', () => {
  const middle = going('drag')(1.5);
  expect(middle).toMatchObject({ high: 0, planted: false, bears: 0 });
  expect(middle.heel).toBeGreaterThan(20);
});

test('a slide stays flat and goes on bearing', () => {
  expect(going('slide')(1.5)).toMatchObject({ high: 0, heel: 0, planted: false, bears: 1 });
});

test('a pivot turns on the spot and stays planted', () => {
  expect(going('pivot', { yaw: 90 })(1.5)).toMatchObject({ x: 0, z: 0, yaw: 45, planted: true, bears: 1 });
});

test('a foot sets off and lands softly, half way at half time', () => {
  const step = going('step');
  expect(step(1.5).z).toBeCloseTo(0.15, 9);
  expect(step(1.1).z).toBeLessThan(0.01);
  expect(going('drag')(1.5).z).toBeLessThan(0.12);
});

test('weight leaves a foot before it does, and is back before it stands', () => {
  const step = going('step');
  expect(step(1.02).bears).toBeCloseTo(step(1.98).bears, 9);
  expect(step(1.02).bears).toBeGreaterThan(0.7);
  expect(step(1.1).bears).toBe(0);
  const lift = going('lift', { high: 0.3 });
  expect([lift(1.02).bears > 0.7, lift(1.98).bears]).toEqual([true, 0]);
});

test('a foot that rises on its ball, or steps where it stands, goes nowhere', () => {
  const ball = going('ball', { heel: 38 });
  expect(ball(1.5)).toEqual({ ...here, heel: 19, planted: true, bears: 1 });
  expect(going('step', {})(1.5)).toMatchObject({ x: 0, z: 0, planted: false });
  expect(going('slide', {})(1.5)).toMatchObject({ planted: true, bears: 1 });
  expect(going('slide', { x: 0.2 })(1.5)).toMatchObject({ planted: false });
  expect(going('touch', { high: 0.1 })(1.5)).toMatchObject({ planted: false });
});

test('a lifted foot stays in the air without bearing', () => {
  expect(going('lift', { high: 0.3 })(3)).toMatchObject({ high: 0.3, planted: false, bears: 0 });
});
