import { expect, test } from 'vitest';
import { type Channel, channel, channelCount } from './channels.ts';
import { frame } from './frame.ts';
import type { Vec } from './pose.ts';
import type { Pelvis } from './pose-pelvis.ts';
import { poseSpine } from './pose-spine.ts';
import type { FootNow } from './sample-feet.ts';
import { radians, subtract, unit } from './vector.ts';

const foot: FootNow = { x: 0, z: 0, yaw: 0, high: 0, heel: 0, planted: true, bears: 1 };
const hip: Vec = [0, 0.95, 0];
const pelvis: Pelvis = { place: [0, 1, 0], frame: frame(0, 0, 0), hips: [hip, hip], feet: [foot, foot] };

/** A row with the named numbers, and 0 everywhere else. */
function row(numbers: Partial<Record<Channel, number>>): Float64Array {
  const all = new Float64Array(channelCount);
  for (const [name, value] of Object.entries(numbers)) all[channel[name as Channel]] = value;
  return all;
}

/** The torso and the head when the body's numbers are `now`, and were `before` a moment ago. */
function spine(now: Partial<Record<Channel, number>>, before = now, beat = 0) {
  return poseSpine(row(now), row(before), pelvis, beat);
}

/**
 * Degrees by which a direction points to the left of straight ahead, and by which a body part's up leans to the left.
 */
const yawOf = ([x, , z]: Vec) => Math.atan2(x, z) / radians(1);
const rollOf = ([x]: Vec) => Math.asin(x) / radians(1);

const beats = Array.from({ length: 400 }, (_, i) => i / 4);

test('a dancer who stands still sways by nearly two and a half degrees to both sides, and never by more', () => {
  const rolls = beats.map((beat) => rollOf(spine({}, {}, beat).chestFrame.up));
  expect(Math.max(...rolls)).toBeGreaterThan(2.3);
  expect(Math.max(...rolls)).toBeLessThan(2.5);
  expect(Math.min(...rolls)).toBeLessThan(-2.3);
  expect(Math.min(...rolls)).toBeGreaterThan(-2.5);
});

test('the waist sways half as far as the chest, and the head the other way, so that it stays over the feet', () => {
  for (const beat of beats) {
    const { waist, chest, chestFrame, headFrame } = spine({}, {}, beat);
    const sway = rollOf(chestFrame.up);
    expect(rollOf(unit(subtract(chest, waist)))).toBeCloseTo(sway / 2, 9);
    expect(rollOf(headFrame.up)).toBeCloseTo(sway * -1.4, 9);
  }
});

test('a bend bends the chest by all of its angle, and the waist and the head by half of it', () => {
  const { waist, chest, chestFrame, headFrame } = spine({ bend: 30 });
  const still = spine({});
  expect(rollOf(chestFrame.up) - rollOf(still.chestFrame.up)).toBeCloseTo(30, 9);
  expect(rollOf(unit(subtract(chest, waist)))).toBeCloseTo(rollOf(chestFrame.up) / 2, 9);
  expect(rollOf(headFrame.up) - rollOf(still.headFrame.up)).toBeCloseTo(15, 9);
});

test('a twisted body leans in the direction half way between pelvis and chest, by seven tenths at the waist', () => {
  const { waist, chest, chestFrame } = spine({ twist: 40, lean: 40 });
  expect(yawOf(chestFrame.forward)).toBeCloseTo(40, 9);
  const way = unit(subtract(chest, waist));
  expect(Math.abs(yawOf(way) - 20)).toBeLessThan(5);
  expect(way[1]).toBeCloseTo(Math.cos(radians(28)), 2);
});

test('the head turns, leans and tilts with the chest of a moment ago', () => {
  expect(yawOf(spine({ twist: 40 }, {}).headFrame.forward)).toBeCloseTo(8, 9);
  expect(yawOf(spine({ twist: 40, look: 15 }).headFrame.forward)).toBeCloseTo(55, 9);
  const nodded = (now: number, before: number) =>
    -spine({ lean: now }, { lean: before }).headFrame.forward[1];
  expect(nodded(40, 40)).toBeCloseTo(Math.sin(radians(18)), 9);
  expect(nodded(40, 0)).toBeCloseTo(Math.sin(radians(18 - 32)), 9);
  const tilted = (now: number, before: number) => rollOf(spine({ bend: now }, { bend: before }).headFrame.up);
  expect(tilted(20, 0) - tilted(20, 20)).toBeCloseTo(-16, 9);
});

test('the neck points half way between chest and head', () => {
  const { neck, head } = spine({ lean: 40, look: 50 });
  const way = unit(subtract(head, neck));
  expect(yawOf(way)).toBeCloseTo(20, 9);
  expect(way[1]).toBeCloseTo(Math.cos(radians(29)), 9);
  const nodding = spine({ lean: 40, nod: 20 });
  expect(unit(subtract(nodding.head, nodding.neck))[1]).toBeCloseTo(Math.cos(radians(39)), 9);
  const tilting = spine({ tilt: 30, bend: 20 });
  expect(rollOf(unit(subtract(tilting.head, tilting.neck)))).toBeCloseTo(30, 9);
});
