import { expect, test } from 'vitest';
import { moves } from '#dance/content/routine/moves.ts';
import { phraseCounts } from '#dance/content/routine/notation.ts';
import { versions } from '#dance/content/routine/versions.ts';
import { calledWords } from '../called-words.ts';
import { checkMotion } from '../check-motion.ts';
import { checkRoutine } from '../check-routine.ts';
import { compileRoutine } from '../compile-routine.ts';
import type { Pose } from '../pose.ts';
import { poseOf } from '../pose-of.ts';
import { exercisesIn, routineIn } from './routine-in.ts';

const compiled = {
  full: compileRoutine(routineIn('full')),
  low: compileRoutine(routineIn('low')),
  seated: compileRoutine(routineIn('seated')),
};

const known: Partial<Record<keyof typeof compiled, Pose[]>> = {};

/** The poses at every quarter of a count of the whole routine. */
function everywhere(version: keyof typeof compiled): Pose[] {
  const timeline = compiled[version];
  known[version] ??= Array.from({ length: 24 * phraseCounts * 4 }, (_, i) =>
    poseOf(timeline, (i / 4) * timeline.secondsPerBeat),
  );
  return known[version];
}

test('with low impact the routine has no fault', () => {
  expect(checkRoutine(routineIn('low'))).toEqual([]);
});

test('warm-up and cool-down have no fault in either version', () => {
  expect(checkRoutine(exercisesIn('low'))).toEqual([]);
  expect(checkMotion(compileRoutine(exercisesIn('seated')), true)).toEqual([]);
});

test('on a chair the routine has no fault', () => {
  expect(checkMotion(compiled.seated, true)).toEqual([]);
});

test('with low impact no foot is higher than a doorstep, and one foot always stands', () => {
  for (const { joints, weight_left, weight_right } of everywhere('low')) {
    expect(Math.max(joints.toe_left[1], joints.toe_right[1])).toBeLessThan(0.27);
    expect(weight_left + weight_right).toBeGreaterThan(0);
  }
});

test('with low impact the knees bend and the hands rise less than as written', () => {
  const lowest = (version: 'full' | 'low') =>
    Math.min(...everywhere(version).map(({ joints }) => joints.pelvis[1]));
  const highest = (version: 'full' | 'low') =>
    Math.max(...everywhere(version).map(({ joints }) => joints.palm_left[1]));
  expect(lowest('low')).toBeGreaterThan(lowest('full') + 0.15);
  expect(highest('low')).toBeLessThan(highest('full') - 0.12);
});

test('with low impact the dancer goes the same way over the floor', () => {
  const [full, low] = [everywhere('full'), everywhere('low')];
  const apart = full.map(({ joints: { pelvis } }, i) =>
    Math.hypot(pelvis[0] - (low[i]?.joints.pelvis[0] ?? 9), pelvis[2] - (low[i]?.joints.pelvis[2] ?? 9)),
  );
  expect(Math.max(...apart)).toBeLessThan(0.35);
});

test('on a chair the pelvis stays on the seat, and the feet stay in front of it', () => {
  const places = everywhere('seated').map(({ joints }) => joints.pelvis);
  const first = places[0] ?? [0, 0, 0];
  const apart = places.map((place) => Math.hypot(...place.map((value, i) => value - (first[i] ?? 0))));
  expect(Math.max(...apart)).toBeLessThan(0.08);
  for (const { joints } of everywhere('seated')) {
    expect(Math.hypot(joints.toe_left[0], joints.toe_left[2])).toBeLessThan(0.2);
    expect(joints.toe_left[2] - joints.pelvis[2]).toBeGreaterThan(0.25);
  }
});

test('all versions call words on the same counts, and only words that the full version has', () => {
  const said = new Set(calledWords(routineIn('full')).calls.map(({ cue }) => cue));
  for (const version of ['low', 'seated'] as const) {
    const { calls } = calledWords(routineIn(version));
    expect(calls.map(({ beat }) => beat)).toEqual(
      calledWords(routineIn('full')).calls.map(({ beat }) => beat),
    );
    expect(calls.filter(({ cue }) => !said.has(cue))).toEqual([]);
    expect(calls.map(({ cue }) => cue)).not.toContain('jump');
  }
});

test.each(Object.entries(versions))(
  '%s has a title, words about it, and hints of moves that are danced',
  (_, version) => {
    expect(version.title && version.about).toBeTruthy();
    expect(Object.keys(version.hints).filter((name) => !(name in moves))).toEqual([]);
  },
);
