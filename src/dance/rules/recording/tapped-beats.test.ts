import { expect, test } from 'vitest';
import { anchorOf, tappedBeats, withAnchor } from './tapped-beats.ts';
import { steadyAnchors, tempoMap } from './tempo-map.ts';

/** A hand that taps up to 30 ms beside the beat. */
const byHand = (first: number, tempo: number, beats: readonly number[]) =>
  beats.map((beat) => first + (beat * 60) / tempo + 0.03 * Math.sin(beat * 7.3));
const upTo = (beats: number) => Array.from({ length: beats }, (_, i) => i);

test.each([90, 118, 128, 160])('sixteen taps by hand tell %i beats a minute and the first beat', (tempo) => {
  const tapped = tappedBeats(byHand(12, tempo, upTo(16)));
  expect(60 / (tapped?.spacing ?? 0)).toBeCloseTo(tempo, -0.5);
  expect(Math.abs((tapped?.first ?? 0) - 12)).toBeLessThan(0.02);
});

test('a beat that was not tapped changes nothing', () => {
  const beats = upTo(24).filter((beat) => ![5, 6, 13].includes(beat));
  const tapped = tappedBeats(byHand(3, 118, beats));
  expect(tapped?.beats).toBe(23);
  expect(60 / (tapped?.spacing ?? 0)).toBeCloseTo(118, -0.5);
});

test('eight taps are enough, and one of them may be a fifth of a beat off', () => {
  expect(tappedBeats(byHand(0, 120, upTo(8)))?.beats).toBe(7);
  const off = (by: number) => upTo(16).map((beat) => (beat + (beat === 6 ? by : 0)) / 2);
  expect(tappedBeats(off(0.2))?.beats).toBe(15);
  expect(tappedBeats(off(0.4))).toBeNull();
});

test.each([
  ['none', []],
  ['seven', byHand(0, 120, upTo(7))],
  ['all at once', Array(12).fill(4)],
  ['no beat', [0, 0.5, 1.3, 1.5, 2.4, 2.6, 3.6, 4.1, 4.3, 5.4]],
])('%s is no tempo', (_, taps) => {
  expect(tappedBeats(taps)).toBeNull();
});

test('a later place is the nearest beat by what is known, and the rest moves with it', () => {
  const anchors = steadyAnchors(1, 120);
  // Half way the recording has fallen 0.2 s behind.
  const tapped = tappedBeats(byHand(1.2 + 384 * 0.5, 120, upTo(17)));
  const anchor = tapped && anchorOf(tapped, anchors);
  expect(anchor?.beat).toBe(392);
  const all = withAnchor(anchors, anchor ?? { beat: 0, at: 0 });
  expect(all.map(({ beat }) => beat)).toEqual([0, 392, 768]);
  expect(Math.abs(tempoMap(all).musicAt(600 * 0.46875) - (1.2 + 300))).toBeLessThan(0.02);
});

test('a place that is tapped anew takes the place of the one before', () => {
  const once = withAnchor(steadyAnchors(0, 120), { beat: 400, at: 201 });
  const twice = withAnchor(once, { beat: 410, at: 206.1 });
  expect(twice.map(({ beat }) => beat)).toEqual([0, 410, 768]);
});

test('a place a phrase away stays; what lies behind the new one moves with it, what lies before does not', () => {
  const known = withAnchor(steadyAnchors(0, 120), { beat: 400, at: 200 });
  expect(withAnchor(known, { beat: 432, at: 216.5 })).toEqual([
    { beat: 0, at: 0 },
    { beat: 400, at: 200 },
    { beat: 432, at: 216.5 },
    { beat: 768, at: 384.5 },
  ]);
});

test('the first beat stays where it is known, however near the next known one is', () => {
  const all = withAnchor(steadyAnchors(0, 120), { beat: 16, at: 8.2 });
  expect(all).toEqual([
    { beat: 0, at: 0 },
    { beat: 16, at: 8.2 },
    { beat: 768, at: expect.closeTo(384.2, 9) },
  ]);
});
