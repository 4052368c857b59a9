import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type MoveName, moves } from '#dance/content/routine/moves.ts';
import { countSeconds, routine } from '#dance/content/routine/routine.ts';
import { versionNames } from '#dance/content/routine/version-names.ts';
import { checkMotion } from '#dance/rules/routine/check-motion.ts';
import { MoveWriter } from '#dance/rules/routine/compile-routine.ts';
import { poseAt } from '#dance/rules/routine/pose-at.ts';
import { poseOf } from '#dance/rules/routine/pose-of.ts';
import type { Timeline } from '#dance/rules/routine/timeline.ts';
import { fastestJoint } from '#dance/rules/routine/too-fast.ts';
import { houseScore } from '#dance/rules/score/house-score.ts';
import type { Score } from '#dance/rules/score/score.ts';
import { compose, composedDance, floorRadius } from './compose.ts';
import { danceProblems } from './dance-problems.ts';
import { fastestTempos } from './fastest-tempos.ts';
import { moveOf } from './pieces.ts';
import { callOf, cutScore, seededScore } from './testing/seeded-score.ts';

/**
 * Each run tests the same dances: bodies come so close to the limits that other random dances would fail now
 * and then.
 */
const runs = { seed: 20261126, numRuns: 24 };

/** The house routine as a score that names its moves, as an operator's score does. */
function houseAsOwn(): Score {
  const score = houseScore();
  const phrases = score.phrases.map((phrase, index) => {
    const calls = [...(routine.phrases[index]?.moves ?? [])];
    const cues = phrase.cues.map((cue) =>
      cue.title === undefined ? cue : { ...cue, move: calls.shift() ?? '' },
    );
    return { ...phrase, cues };
  });
  return { ...score, id: 'own', phrases };
}

test('the house routine, named move by move, is composed as it is written', () => {
  const { timeline, pieces } = compose(houseAsOwn());
  expect(pieces.filter(({ room }) => room < 1)).toEqual([]);
  for (let time = 0; time < 360; time += 3.7) expect(poseOf(timeline, time)).toEqual(poseAt(time));
});

test.each(versionNames)(
  'in the version %s no dance of house moves has a motion that is impossible for a body or leaves the floor',
  (version) => {
    fc.assert(
      fc.property(fc.nat(), fc.boolean(), (seed, cut) => {
        const { timeline } = compose(cut ? cutScore(seed) : seededScore(seed, 4), version);
        const faults = checkMotion(timeline, version === 'seated');
        // Moves and joins that are too fast are reported to the operator instead (dance-problems.ts).
        expect(faults.filter((fault) => !fault.endsWith(' m/s'))).toEqual([]);
      }),
      runs,
    );
  },
);

test('a dance without a warning about speed keeps to a beginner’s speeds within a twentieth', () => {
  let calm = 0;
  for (let seed = 1; seed <= 40; seed += 1) {
    const score = seededScore(seed, 3, 128);
    if (danceProblems(score).some(({ text }) => text.includes('beats a minute'))) continue;
    calm += 1;
    const { timeline } = compose(score);
    expect(fastestIn(timeline, 0, 24)).toBeLessThan(1.05);
  }
  expect(calm).toBeGreaterThan(3);
});

test('a dance stays on the floor however far its moves would go', () => {
  const march = { at: 1, say: 'march', title: 'march', move: 'march_forward' };
  const phrase = { id: 'a', section: 'A', title: 'A', counts: 64, cues: [march] };
  const { pieces } = compose({ id: 'own', title: 'A', tempo: 118, phrases: [phrase] });
  for (const { spot } of pieces) expect(Math.hypot(spot.x, spot.z)).toBeLessThanOrEqual(floorRadius);
  expect(pieces.at(-1)).toMatchObject({ room: 0 });
});

test('in every version a composed dance has its length and its shots, and only the seated one has a seat', () => {
  const score = seededScore(7, 3);
  for (const version of versionNames) {
    const dance = composedDance(score, version);
    expect(composedDance(score, version)).toBe(dance);
    expect(dance.seated).toBe(version === 'seated');
    expect(dance.poseAt(1000)).toEqual(dance.poseAt(24 * countSeconds));
    expect(dance.shots.front(0, 1).tall).toBeGreaterThan(1);
  }
});

test('each move reaches a beginner’s fastest speed at its listed fastest tempo', () => {
  for (const name of Object.keys(moves) as MoveName[]) {
    const most = Math.max(...[false, true].map((mirrored) => fastestShare(name, mirrored)));
    expect(Math.floor(60 / countSeconds / most)).toBe(fastestTempos[name]);
  }
});

const looks = 48;

/** The highest speed in a move at the house routine's tempo, as a share of a beginner's limit. */
function fastestShare(name: MoveName, mirrored: boolean): number {
  const writer = new MoveWriter();
  const move = moveOf({ call: callOf(name, mirrored), counts: Number.POSITIVE_INFINITY }, 'full');
  writer.write(0, { keys: [{ on: 1 }] });
  writer.write(4, move);
  return fastestIn(writer.timeline(countSeconds, 4 + move.counts), 3, 4 + move.counts);
}

function fastestIn(timeline: Timeline, from: number, until: number): number {
  const poses = Array.from({ length: (until - from) * looks + 1 }, (_, index) =>
    poseOf(timeline, (from + index / looks) * countSeconds),
  );
  const shares = poses
    .slice(1)
    .map((now, index) => fastestJoint(poses[index] ?? now, now, countSeconds / looks).share);
  return Math.max(...shares);
}
