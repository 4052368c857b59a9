import { expect, test } from 'vitest';
import type { Key } from '#dance/content/routine/notation.ts';
import { checkMotion } from './check-motion.ts';
import { compileRoutine } from './compile-routine.ts';
import { sampleFoot } from './sample-feet.ts';
import type { FootPlace, Timeline } from './timeline.ts';

/** A timeline of `beats` beats with one move, which begins on beat 0. */
function motion(beats: number, first: Omit<Key, 'on'>, ...later: Key[]): Timeline {
  const thing = { title: 'Thing', counts: 32, hint: 'Go.', keys: [{ on: 1, say: 'go', ...first }, ...later] };
  const phrases = [{ title: 'P', section: 'S', moves: ['thing'] }];
  return { ...compileRoutine({ beats_per_minute: 120, moves: { thing }, phrases }), beats };
}

/** The timeline of a dancer who stands still, with the feet moved away from the stance. */
function standing(left: Partial<FootPlace>, right: Partial<FootPlace>, key: Omit<Key, 'on'> = {}): Timeline {
  const still = motion(0, key);
  const at = (side: 'left' | 'right', change: Partial<FootPlace>) => {
    const place = { ...sampleFoot(still.feet[side], 0), ...change };
    return [{ start: -1, end: -1, action: 'step' as const, from: place, to: place }];
  };
  return { ...still, feet: { left: at('left', left), right: at('right', right) } };
}

/** A timeline in which the left foot turns from beat 1 to beat 2, and ends `metres` ahead of its first place. */
function pivotsTo(metres: number, beats = 3): Timeline {
  const still = motion(beats, {});
  const from = sampleFoot(still.feet.left, 0);
  const to = { ...from, z: from.z + metres };
  return {
    ...still,
    feet: { ...still.feet, left: [{ start: 1, end: 2, action: 'pivot', from, to }] },
  };
}

const inAir: Omit<Key, 'on'> = { left: 'lift', right: 'lift' };

test('a dancer who stands still has no fault, and the last moment is checked too', () => {
  expect(checkMotion(motion(2, {}))).toEqual([]);
  const { feet, ...still } = motion(1, {});
  const from = sampleFoot(feet.left, 0);
  const left = [{ start: 0, end: 1, action: 'slide' as const, from, to: { ...from, high: -0.005005 } }];
  expect(checkMotion({ ...still, feet: { ...feet, left } })).toEqual([
    'phrase 1, count 2.00: the toe_left is below the floor',
  ]);
});

test('a planted foot may turn in its place, and move two centimetres at most', () => {
  expect(checkMotion(pivotsTo(0.018))).toEqual([]);
  expect(checkMotion(pivotsTo(0.03))).toEqual([
    expect.stringMatching(/^phrase 1, count 2\.[56]\d: the planted left foot slides$/),
    'phrase 1, count 3.00: the planted left foot slides',
    'phrase 1, count 4.00: the planted left foot slides',
  ]);
});

test('a foot that is lifted may come down at another place', () => {
  expect(checkMotion(motion(4, {}, { on: 3, left: ['step', 25] }))).toEqual([]);
});

test('each kind of fault is reported with its phrase and count, once a count', () => {
  const faults = checkMotion(pivotsTo(0.1, 34));
  expect(faults.slice(-2)).toEqual([
    'phrase 2, count 2.00: the planted left foot slides',
    'phrase 2, count 3.00: the planted left foot slides',
  ]);
  const both = checkMotion(motion(0, { ...inAir, push: 40, go: [0, 400] }));
  expect(both).toEqual([
    'phrase 1, count 1.00: the dancer is 4.3 m from the middle',
    'phrase 1, count 1.00: both feet are off the floor',
  ]);
  const falls = checkMotion(motion(4, {}, { on: 2, ease: 'glide', push: 45 }, { on: 4, push: 0 }));
  expect(falls.map((fault) => fault.slice(0, 16))).toEqual([
    ...['phrase 1, count ', 'phrase 1, count ', 'phrase 1, count '],
  ]);
});

test('a joint that moves too fast is reported with its count and its speed', () => {
  const faults = checkMotion(motion(4, {}, { on: 3, ease: 'glide' }, { on: 3.1, ease: 'snap', nod: 60 }));
  expect(faults).toEqual([
    expect.stringMatching(/^phrase 1, count 3\.0\d: the crown moves at [3-9]\.\d m\/s$/),
  ]);
});

test.each([
  [{ x: 2.95 }, { x: 2.69 }, []],
  [{ x: 3.25 }, { x: 3.05 }, ['phrase 1, count 1.00: the dancer is 3.2 m from the middle']],
  [{ z: 3.4 }, { z: 3.4 }, ['phrase 1, count 1.00: the dancer is 3.3 m from the middle']],
  [{ x: -2.5, z: -2.5 }, { x: -2.7, z: -2.5 }, ['phrase 1, count 1.00: the dancer is 3.6 m from the middle']],
])('with the feet at %o and %o the room has these faults: %j', (left, right, faults) => {
  expect(checkMotion(standing(left, right))).toEqual(faults);
});

test('toes may press a little into the floor, ankles must stay above it, and no other joint may touch it', () => {
  expect(checkMotion(standing({ high: -0.004 }, {}))).toEqual([]);
  expect(checkMotion(standing({ high: -0.006 }, {}))).toEqual([
    'phrase 1, count 1.00: the toe_left is below the floor',
  ]);
  expect(checkMotion(standing({}, { heel: -12 }))).toEqual([]);
  expect(checkMotion(standing({}, { heel: -18 }))).toEqual([
    'phrase 1, count 1.00: the ankle_right is below the floor',
  ]);
  const low = checkMotion(
    standing({}, {}, { sink: 79, lean: 0, left_hand: ['hang', { up: -90, reach: 1 }] }),
  );
  expect(low).toContain('phrase 1, count 1.00: the palm_left is below the floor');
});

test('a foot that its leg does not reach is reported with the missing centimetres', () => {
  expect(checkMotion(standing({ x: 1.7 }, {}))).toContain(
    'phrase 1, count 1.00: the right foot is out of reach by 6 cm',
  );
  expect(checkMotion(standing({}, { x: -1.8 }, { weight: -0.2 }))).toContainEqual(
    expect.stringMatching(/^phrase 1, count 1.00: the left foot is out of reach by [1-9]\d? cm$/),
  );
});

test('both feet may leave the floor only in a jump or on a chair', () => {
  const lifted = motion(3, {}, { on: 3, ...inAir });
  expect(checkMotion(lifted)).toContain('phrase 1, count 3.00: both feet are off the floor');
  expect(checkMotion(lifted).join()).toContain('phrase 1, count 4.00');
  expect(checkMotion(lifted, true)).toEqual([]);
  expect(checkMotion(motion(3, {}, { on: 3, left: 'jump', right: 'jump' }))).toEqual([]);
  const staysUp = motion(3, {}, { on: 3, left: ['jump', 13, 0, 10], right: ['jump', 13, 0, 10] });
  expect(checkMotion(staysUp)).toEqual([
    expect.stringMatching(/^phrase 1, count 3\.0[1-9]: both feet are off the floor$/),
    'phrase 1, count 4.00: both feet are off the floor',
  ]);
});

const fallen: Omit<Key, 'on'> = { push: 45, weight: 0 };

test('a dancer whose weight is beyond the feet falls over, but not on a chair', () => {
  expect(checkMotion(motion(0, fallen))).toEqual([
    expect.stringMatching(/^phrase 1, count 1\.00: the dancer falls over, [34]\d cm beyond the feet$/),
  ]);
  expect(checkMotion(motion(0, fallen), true)).toEqual([]);
});

test.each<[action: 'step' | 'slide' | 'pivot' | 'ball', side: 'left' | 'right', falls: boolean]>([
  ['step', 'left', false],
  ['step', 'right', false],
  ['slide', 'left', false],
  ['slide', 'right', false],
  ['pivot', 'left', true],
  ['pivot', 'right', true],
  ['ball', 'left', true],
  ['ball', 'right', true],
])('weight ahead of the feet during a %s of the %s foot is a fall: %s', (action, side, falls) => {
  const { feet, ...still } = motion(1, fallen);
  const place = sampleFoot(feet[side], 0);
  const journey = [{ start: 0, end: 1, action, from: place, to: place }];
  const found = checkMotion({ ...still, feet: { ...feet, [side]: journey } });
  expect(found.some((fault) => fault.includes('falls over'))).toBe(falls);
});

test('before a step and after it the weight must be over the feet', () => {
  const { feet, ...still } = motion(2, fallen);
  const place = sampleFoot(feet.left, 0);
  const left = [
    { start: -1, end: -1, action: 'step' as const, from: place, to: place },
    { start: 0.5, end: 1.5, action: 'step' as const, from: place, to: place },
  ];
  const counts = checkMotion({ ...still, feet: { ...feet, left } }).map((fault) => fault.slice(16, 20));
  expect(counts).toEqual(['1.00', '2.52', '3.00']);
});
