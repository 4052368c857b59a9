import { expect, test } from 'vitest';
import { fitTaps } from '#dance/rules/score/taps.ts';
import { anchorOf, withAnchor } from './tapped-beats.ts';
import { steadyAnchors, tempoMap } from './tempo-map.ts';

/** A hand that taps up to 30 ms beside the beat. */
const byHand = (first: number, tempo: number, beats: readonly number[]) =>
  beats.map((beat) => first + (beat * 60) / tempo + 0.03 * Math.sin(beat * 7.3));
const upTo = (beats: number) => Array.from({ length: beats }, (_, i) => i);

test('a later place is the nearest beat by what is known, and the rest moves with it', () => {
  const anchors = steadyAnchors(1, 120);
  // Half way the recording has fallen 0.2 s behind.
  const tapped = fitTaps(byHand(1.2 + 384 * 0.5, 120, upTo(17)), 0);
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
