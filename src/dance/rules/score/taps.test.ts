import fc from 'fast-check';
import { expect, test } from 'vitest';
import { secondOf } from './mapping.ts';
import { anchorAt, fitTaps, withAnchor } from './taps.ts';

/** Taps of a person, up to 30 ms before or after the beat. */
const byHand = (first: number, tempo: number, beats: readonly number[]) =>
  beats.map((beat) => first + (beat * 60) / tempo + 0.03 * Math.sin(beat * 7.3));
const upTo = (beats: number) => Array.from({ length: beats }, (_, i) => i);
const secondBy = (anchors: readonly { count: number; at: number }[], count: number) =>
  secondOf({ from: 0, until: 0, anchors }, count);

test.each([90, 118, 128, 160])('sixteen uneven taps give %i beats a minute and the first beat', (tempo) => {
  const fit = fitTaps(byHand(12, tempo, upTo(16)), 64);
  expect(fit?.tempo).toBeCloseTo(tempo, -0.5);
  expect(fit?.anchors.map(({ count }) => count)).toEqual([64, 79]);
  expect(Math.abs((fit?.anchors[0]?.at ?? 0) - 12)).toBeLessThan(0.02);
  expect(fit?.spread).toBeGreaterThan(0.015);
  expect(fit?.spread).toBeLessThan(0.03);
});

test('exact taps have no spread, and their anchors are the first and the last of them', () => {
  const fit = fitTaps(
    upTo(9).map((beat) => 2 + beat / 2),
    32,
  );
  expect(fit?.anchors).toEqual([
    { count: 32, at: expect.closeTo(2, 9) },
    { count: 40, at: expect.closeTo(6, 9) },
  ]);
  expect(fit?.tempo).toBeCloseTo(120, 9);
  expect(fit?.spread).toBeCloseTo(0, 9);
});

test('the spread is the standard deviation of the taps about their beats', () => {
  const taps = upTo(400).map((beat) => beat / 2 + (beat % 2 === 0 ? 0.02 : -0.02));
  expect(fitTaps(taps, 0)?.spread).toBeCloseTo(0.02, 3);
});

test('a beat that was not tapped changes nothing', () => {
  const beats = upTo(24).filter((beat) => ![5, 6, 13].includes(beat));
  const fit = fitTaps(byHand(3, 118, beats), 0);
  expect(fit?.anchors.at(-1)?.count).toBe(23);
  expect(fit?.tempo).toBeCloseTo(118, -0.5);
});

test('eight taps are enough, and one of them may be a fifth of a beat off', () => {
  expect(fitTaps(byHand(0, 120, upTo(8)), 0)?.anchors.at(-1)?.count).toBe(7);
  const off = (by: number) => upTo(16).map((beat) => (beat + (beat === 6 ? by : 0)) / 2);
  expect(fitTaps(off(0.2), 0)?.anchors.at(-1)?.count).toBe(15);
  expect(fitTaps(off(0.4), 0)).toBeNull();
});

test.each([
  ['none', []],
  ['seven', byHand(0, 120, upTo(7))],
  ['all at once', Array(12).fill(4)],
  ['no beat', [0, 0.5, 1.3, 1.5, 2.4, 2.6, 3.6, 4.1, 4.3, 5.4]],
  ['backwards', upTo(12).map((beat) => 20 - beat)],
])('%s is no tempo', (_, taps) => {
  expect(fitTaps(taps, 0)).toBeNull();
});

test('taps through a whole song that drifts by half a percent give every beat within 20 ms', () => {
  // The tempo changes evenly from 118 to 118.6 beats a minute and back.
  const beatAt = (beat: number) => 20 + (beat * 60) / 118 - 0.9 * Math.sin((Math.PI * beat) / 720);
  const fit = fitTaps(
    upTo(721).map((beat) => beatAt(beat) + 0.03 * Math.sin(beat * 7.3)),
    0,
  );
  expect(fit?.anchors.length).toBeGreaterThan(10);
  expect(fit?.anchors.length).toBeLessThan(30);
  for (const beat of upTo(721))
    expect(Math.abs(secondBy(fit?.anchors ?? [], beat) - beatAt(beat))).toBeLessThan(0.02);
});

test('taps through a whole song with a steady tempo give two anchors', () => {
  const fit = fitTaps(byHand(20, 118, upTo(721)), 0);
  expect(fit?.anchors.map(({ count }) => count)).toEqual([0, 720]);
});

test('the anchors follow a song that gets a percent slower from its middle on', () => {
  const taps = upTo(128).map((beat) => (beat < 64 ? beat / 2 : 32 + (beat - 64) * 0.505));
  const anchors = fitTaps(taps, 0)?.anchors ?? [];
  expect(anchors.map(({ count }) => count)).toEqual([0, 15.5, 47.5, 79.5, 111.5, 127]);
  for (const beat of [0, 20, 40, 90, 127])
    expect(secondBy(anchors, beat)).toBeCloseTo(beat < 64 ? beat / 2 : 32 + (beat - 64) * 0.505, 1);
});

const steady = [
  { count: 0, at: 1 },
  { count: 768, at: 385 },
];

test('later taps belong to the nearest count by the known anchors, and the counts after them move with them', () => {
  // In the middle of the medium the beats are 0.2 s later than by the anchors of `steady`.
  const fit = fitTaps(byHand(1.2 + 384 * 0.5, 120, upTo(17)), 0);
  const anchor = fit && anchorAt(fit, steady);
  expect(anchor?.count).toBe(392);
  const all = withAnchor(steady, anchor ?? { count: 0, at: 0 });
  expect(all.map(({ count }) => count)).toEqual([0, 392, 768]);
  expect(Math.abs(secondBy(all, 600) - (1.2 + 300))).toBeLessThan(0.02);
});

test('an anchor that is tapped again replaces the old one', () => {
  const once = withAnchor(steady, { count: 400, at: 202 });
  const twice = withAnchor(once, { count: 410, at: 207.1 });
  expect(twice.map(({ count }) => count)).toEqual([0, 410, 768]);
});

test('an anchor a phrase away stays; anchors after the new one move with it, and anchors before it do not', () => {
  const known = withAnchor(steady, { count: 400, at: 201 });
  expect(withAnchor(known, { count: 432, at: 217.5 })).toEqual([
    { count: 0, at: 1 },
    { count: 400, at: 201 },
    { count: 432, at: 217.5 },
    { count: 768, at: 385.5 },
  ]);
});

test('the anchor of the first count stays, however near the new anchor is', () => {
  expect(withAnchor(steady, { count: 16, at: 9.2 })).toEqual([
    { count: 0, at: 1 },
    { count: 16, at: 9.2 },
    { count: 768, at: expect.closeTo(385.2, 9) },
  ]);
});

test('the first count itself can be tapped again, and all others move with it', () => {
  expect(withAnchor(steady, { count: 0, at: 3 })).toEqual([
    { count: 0, at: 3 },
    { count: 768, at: 387 },
  ]);
});

test('a short span keeps two anchors, whichever of them is tapped again', () => {
  const short = [
    { count: 32, at: 10 },
    { count: 48, at: 18 },
  ];
  expect(withAnchor(short, { count: 32, at: 11 })).toEqual([
    { count: 32, at: 11 },
    { count: 48, at: 19 },
  ]);
  expect(withAnchor(short, { count: 40, at: 14.5 })).toEqual([
    { count: 32, at: 10 },
    { count: 40, at: 14.5 },
  ]);
});

test('with an added anchor there are at least two, in the order of the counts', () => {
  const anchors = fc
    .uniqueArray(fc.integer({ min: 0, max: 800 }), { minLength: 2, maxLength: 12 })
    .map((counts) => counts.toSorted((a, b) => a - b).map((count) => ({ count, at: 5 + count / 2 })));
  fc.assert(
    fc.property(
      anchors,
      fc.integer({ min: 0, max: 800 }),
      fc.double({ min: -0.4, max: 0.4, noNaN: true }),
      (known, count, off) => {
        const added = { count, at: 5 + count / 2 + off };
        const all = withAnchor(known, added);
        expect(all).toContainEqual(added);
        expect(all.length).toBeGreaterThan(1);
        expect(all.map((each) => each.count)).toEqual(
          [...new Set(all.map((each) => each.count))].toSorted((a, b) => a - b),
        );
        const later = all.filter((each) => each.count > count);
        for (const each of later) expect(each.at).toBeCloseTo(5 + each.count / 2 + off, 6);
      },
    ),
  );
});
