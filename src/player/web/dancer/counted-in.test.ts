import { expect, test } from 'vitest';
import { steadyAnchors, tempoMap } from '#dance/rules/recording/tempo-map.ts';
import { rehearse } from './rehearsed-engine.ts';

test('after a count-in the dance starts on the next beat, and a play command then changes nothing', () => {
  const { engine, pass, played, sound } = rehearse();
  Object.assign(sound, { awake: true, delay: 0.1 });
  engine.load({ start: 30, rate: 1, muted: false });
  engine.countIn(4, 1.875);
  expect(played[0]).toMatchObject({ position: 30, countIn: 4 });
  const begins = played[0]?.timeOf(30);
  pass(1.875);
  expect(engine.position()).toBe(30);
  engine.play();
  expect(engine.state()).toBe('playing');
  expect(played).toHaveLength(1);
  pass(0.06 + 0.1 + 1);
  expect(engine.position()).toBeCloseTo(31, 6);
  expect(begins).toBeCloseTo(100 + sound.ahead + 1.875 + 0.16, 6);
});

test('the dance waits for a late loudspeaker once, not again after the count-in', () => {
  const { engine, pass, played, sound } = rehearse();
  Object.assign(sound, { awake: true, delay: 0.4 });
  engine.load({ start: 30, rate: 1, muted: false });
  engine.countIn(4, 1.875 + 0.4);
  expect(played[0]?.timeOf(30)).toBeCloseTo(100 + sound.ahead + 1.875 + 0.06 + 0.4, 6);
  pass(1.875 + 0.4);
  engine.play();
  pass(0.06 + 1);
  expect(engine.position()).toBeCloseTo(31, 6);
});

test('a dance that is stopped during its count-in stays in its place, and the next play has no count-in', () => {
  const { engine, pass, played, sound } = rehearse();
  sound.awake = true;
  engine.load({ start: 30, rate: 1, muted: false });
  engine.countIn(4, 1.875);
  pass(1);
  engine.pause();
  pass(3);
  expect(engine.position()).toBe(30);
  engine.play();
  expect(played.at(-1)?.countIn).toBe(0);
});

test('a press in the middle of a long pause starts without the count-in', () => {
  const { engine, pass, played, sound } = rehearse();
  sound.awake = true;
  engine.load({ start: 30, rate: 1, muted: false });
  engine.countIn(4, 3);
  pass(0.5);
  engine.play();
  pass(0.06 + 1);
  expect(engine.position()).toBeCloseTo(31, 1);
  expect(played.at(-1)?.countIn).toBe(0);
});

test('a sound card that was asleep plays the whole count-in, and the dance waits for its end', async () => {
  const { engine, pass, played, sound } = rehearse({ allowed: false });
  engine.load({ start: 30, rate: 1, muted: false });
  engine.countIn(4, 1.875);
  expect(played).toEqual([]);
  pass(0.5);
  sound.allowed = true;
  engine.touched();
  engine.touched();
  await new Promise((resolve) => setTimeout(resolve));
  expect(played).toHaveLength(1);
  expect(played[0]).toMatchObject({ position: 30, countIn: 4 });
  pass(1.375);
  engine.play();
  expect([engine.state(), engine.position()]).toEqual(['playing', 30]);
  pass(0.5 + 0.06 + 1);
  expect(engine.position()).toBeCloseTo(31, 6);
});

test('a count-in before a slow recording has the recording’s beat, and the dance waits for it', () => {
  const { engine, pass, played, sound } = rehearse({ tempo: tempoMap(steadyAnchors(0, 60)) });
  sound.awake = true;
  engine.load({ start: 30, rate: 1, muted: false });
  engine.countIn(4, 1.875);
  const [begun] = played;
  expect((begun?.timeOf(30) ?? 0) - (begun?.timeOf(30 - 0.46875) ?? 0)).toBeCloseTo(1, 9);
  pass(1.875);
  engine.play();
  pass(2.06);
  expect(engine.position()).toBeCloseTo(30, 1);
  expect(played).toHaveLength(1);
  pass(2.125 + 0.06);
  expect(engine.position()).toBeCloseTo(30 + 2.125 * 0.46875, 1);
});
