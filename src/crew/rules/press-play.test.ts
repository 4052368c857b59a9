import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gapSeconds, joinPlaylist, pressPlay, trackSeconds } from './press-play.ts';

const eventAt = Date.parse('2027-10-30T22:00:00Z');

test.each([
  ['3:45', 225],
  [' 45 ', 45],
  ['1:02:03', 3723],
  ['75', 75],
  ['', null],
  ['0:00', null],
  ['3:75', null],
  ['3:5', null],
  ['three', null],
  ['-3:00', null],
  ['1:02:03:04', null],
  ['a3:45', null],
  ['3:45b', null],
  ['12345', null],
  ['59:59', 3599],
  ['1:60', null],
  ['1:00', 60],
])('%j is %s seconds', (typed, seconds) => {
  expect(trackSeconds(typed)).toBe(seconds);
});

test.each([
  ['2', 2],
  [' 2,5 ', 2.5],
  ['0.5', 0.5],
  ['', 0],
  ['60', 60],
  ['61', null],
  ['-1', null],
  ['two', null],
])('%j between two tracks is %s seconds', (typed, seconds) => {
  expect(gapSeconds(typed)).toBe(seconds);
});

test('three tracks with two seconds between them end two seconds before the dance', () => {
  const plan = pressPlay([200, 180, 100], 2, eventAt);
  expect(eventAt - plan.press).toBe(486_000);
  expect(plan.starts.map((start) => (eventAt - start) / 1000)).toEqual([486, 284, 102]);
});

test('an empty playlist begins with the dance', () => {
  expect(pressPlay([], 2, eventAt)).toEqual({ press: eventAt, starts: [], ends: [] });
});

test('the last track always ends one gap before the dance', () => {
  const tracks = fc.array(fc.integer({ min: 1, max: 900 }), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(tracks, fc.integer({ min: 0, max: 10 }), (lengths, gap) => {
      const { starts, press } = pressPlay(lengths, gap, eventAt);
      expect(starts[0]).toBe(press);
      expect((starts.at(-1) ?? 0) + ((lengths.at(-1) ?? 0) + gap) * 1000).toBe(eventAt);
    }),
  );
});

test('a late press begins in the middle of a track', () => {
  const plan = pressPlay([200, 180, 100], 2, eventAt);
  expect(joinPlaylist(plan, plan.press)).toBeNull();
  expect(joinPlaylist(plan, plan.press + 30_000)).toEqual({ track: 0, into: 30 });
  expect(joinPlaylist(plan, eventAt - 90_000)).toEqual({ track: 2, into: 12 });
  expect(joinPlaylist(plan, plan.starts[1] ?? 0)).toEqual({ track: 1, into: 0 });
});

test('a late press in the silence between two tracks begins with the next track, and after the last track with none', () => {
  const plan = pressPlay([200, 180, 100], 30, eventAt);
  expect(joinPlaylist(plan, eventAt - 131_000)).toEqual({ track: 2, into: 0 });
  expect(joinPlaylist(plan, eventAt - 130_000)).toEqual({ track: 2, into: 0 });
  expect(joinPlaylist(plan, eventAt - 31_000)).toEqual({ track: 2, into: 99 });
  expect(joinPlaylist(plan, eventAt - 30_000)).toBeNull();
  expect(joinPlaylist(plan, eventAt - 20_000)).toBeNull();
});
