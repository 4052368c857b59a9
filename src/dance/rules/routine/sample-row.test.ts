import { expect, test } from 'vitest';
import type { Ease } from '#dance/content/routine/notation.ts';
import { armChannels, armStart, channel, channelCount, rebounds } from './channels.ts';
import { sampleRow } from './sample-row.ts';
import type { Timeline } from './timeline.ts';

/** A timeline whose rows are reached on the beats `reached`, all with the same ease. */
function timelineOf(reached: number[], ease: Ease, rows: Float64Array): Timeline {
  return {
    ...{ secondsPerBeat: 0.5, beats: 32, rows, feet: { left: [], right: [] } },
    ...{ reached: Float64Array.from(reached), eases: reached.map(() => ease) },
  };
}

/** A lean that goes from 0 on beat 0 to 100 on beat 2, and is held until beat `last`. */
function leaning(ease: Ease, last = 4): (beat: number) => number {
  const rows = new Float64Array(3 * channelCount);
  rows[channelCount + channel.lean] = 100;
  rows[2 * channelCount + channel.lean] = 100;
  const timeline = timelineOf([0, 2, last], ease, rows);
  return (beat) => sampleRow(timeline, beat)[channel.lean] ?? 0;
}

test.each<Ease>(['snap', 'lurch', 'glide', 'drag'])(
  'a %s begins exactly at one key and arrives exactly at the next',
  (ease) => {
    const lean = leaning(ease);
    expect([lean(0), lean(2)]).toEqual([0, 100]);
    expect(lean(1.999)).toBeCloseTo(100, 0);
  },
);

test('a snap moves only in the last six tenths of a beat, a lurch sets off a little earlier', () => {
  expect([leaning('snap')(1.4), leaning('lurch')(1.15)]).toEqual([0, 0]);
  expect(leaning('lurch')(1.5)).toBeGreaterThan(10);
});

test('a glide is half way at half time, and a drag has less than a third of its way behind it', () => {
  expect(leaning('glide')(1)).toBeCloseTo(50, 9);
  expect(leaning('drag')(1)).toBeLessThan(30);
});

test('after a lurch the body swings past its key and comes to rest; after a glide or a drag it does not', () => {
  expect(leaning('lurch')(2.2)).toBeGreaterThan(105);
  expect(leaning('lurch')(2.9)).toBeCloseTo(100, 9);
  expect([leaning('glide')(2.2), leaning('drag')(2.2)]).toEqual([100, 100]);
});

test('in the middle of their time a snap and a lurch have not come half way', () => {
  expect(leaning('snap')(1.7)).toBeCloseTo(41, 0);
  expect(leaning('lurch')(1.575)).toBeCloseTo(41, 0);
});

test('a rebound is over before the next key, and only torso, head and arms rebound', () => {
  expect(leaning('snap')(2.2)).toBeGreaterThan(103);
  expect(leaning('snap')(2.2)).toBeLessThan(leaning('lurch')(2.2));
  expect(leaning('lurch')(2.6)).toBeLessThan(100);
  const names = Object.entries(channel).filter(([, index]) => rebounds[index] === 1);
  expect(names.map(([name]) => name)).toEqual([
    ...['lean', 'bend', 'twist', 'shrug_left', 'shrug_right', 'look', 'nod', 'tilt'],
  ]);
  for (const start of [armStart.left, armStart.right])
    expect(armChannels.filter((_, index) => rebounds[start + index] === 0)).toEqual(['reach', 'claw']);
});

test('before the first key the body has the shape of that key, and after the last key the shape of the last', () => {
  expect([leaning('glide')(-1), leaning('glide')(31)]).toEqual([0, 100]);
});

test('a rebound swings there and back within nine tenths of a beat and dies away', () => {
  const past = (beat: number) => leaning('lurch')(2 + beat) - 100;
  expect(past(0.225)).toBeCloseTo(11 * 0.75 ** 2, 9);
  expect(past(0.45)).toBeCloseTo(0, 9);
  expect(past(0.675)).toBeCloseTo(-11 * 0.25 ** 2, 9);
  for (const beat of [0.9, 1, 1.3, 1.9]) expect(past(beat)).toBe(0);
});

test('a rebound is shorter where the next key comes sooner', () => {
  const past = (beat: number) => leaning('lurch', 2.5)(2 + beat) - 100;
  expect(past(0.225)).toBeCloseTo(11 * (1 - 0.225 / 0.5) ** 2, 9);
  expect(past(0.5)).toBe(0);
});

test('the body also swings past the last key, and then keeps its shape', () => {
  const rows = new Float64Array(2 * channelCount);
  rows[channelCount + channel.lean] = 100;
  const timeline = timelineOf([0, 2], 'lurch', rows);
  const lean = (beat: number) => sampleRow(timeline, beat)[channel.lean];
  expect(lean(2.225)).toBeCloseTo(100 + 11 * 0.75 ** 2, 9);
  expect(lean(2.9)).toBe(100);
  expect(lean(30)).toBe(100);
});

test('a row has a number for each channel, before the first key too, and after the first key nothing rebounds', () => {
  const rows = new Float64Array(2 * channelCount).fill(3);
  const timeline = timelineOf([1, 2], 'lurch', rows);
  for (const beat of [0, 1.1, 1.2, 9])
    expect([...sampleRow(timeline, beat)]).toEqual(Array.from({ length: channelCount }, () => 3));
});
