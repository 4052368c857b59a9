import { expect, test } from 'vitest';
import type { Key, Routine } from '#dance/content/routine/notation.ts';
import { stance } from '#dance/content/routine/stance.ts';
import { type Channel, channel, channelCount } from './channels.ts';
import { compileRoutine } from './compile-routine.ts';
import type { Timeline } from './timeline.ts';

function compiled(...moves: Key[][]): Timeline {
  const entries = moves.map((keys, index) => [
    `m${index}`,
    { title: `M${index}`, counts: 8, hint: 'Go.', keys },
  ]);
  const routine: Routine<string> = {
    beats_per_minute: 120,
    moves: Object.fromEntries(entries),
    phrases: [{ title: 'P', section: 'S', moves: moves.map((_, index) => `m${index}`) }],
  };
  return compileRoutine(routine);
}

const number = ({ rows }: Timeline, key: number, name: Channel) => rows[key * channelCount + channel[name]];

test('a key is reached on its count, in beats from the start of the routine', () => {
  const { reached, secondsPerBeat, beats } = compiled([{ on: 1 }, { on: 2.5 }], [{ on: 3 }]);
  expect([...reached]).toEqual([0, 1.5, 10]);
  expect([secondsPerBeat, beats]).toEqual([0.5, 32]);
});

test('a later key changes only what it names; the next move begins from the stance again', () => {
  const timeline = compiled(
    [
      { on: 1, lean: 40 },
      { on: 3, bend: 5 },
    ],
    [{ on: 1 }],
  );
  expect([0, 1, 2].map((key) => number(timeline, key, 'lean'))).toEqual([40, 40, stance.lean]);
  expect([0, 1, 2].map((key) => number(timeline, key, 'bend'))).toEqual([stance.bend, 5, stance.bend]);
});

test.each<[Key, number]>([
  [{ on: 1, left: 'step' }, 0.75],
  [{ on: 1, right: 'drag' }, -0.75],
  [{ on: 1, left: 'lift' }, -1],
  [{ on: 1, right: 'touch' }, 1],
  [{ on: 1, right: 'heel' }, 1],
  [{ on: 1, left: 'jump', right: 'jump' }, 0],
  [{ on: 1, left: 'step', weight: 0.2 }, 0.2],
])('the weight of %o is %d', (key, weight) => {
  expect(number(compiled([key]), 0, 'weight')).toBe(weight);
});

test('`shrug` sets both shoulders, unless the key names one of them', () => {
  const timeline = compiled([{ on: 1, shrug: 1, shrug_right: -1 }]);
  expect([number(timeline, 0, 'shrug_left'), number(timeline, 0, 'shrug_right')]).toEqual([1, -1]);
});

test('the dancer’s spot moves in the direction of the facing, and the next move begins with both', () => {
  const timeline = compiled(
    [{ on: 1, face: 90, go: [0, 50], left: 'step', right: 'step' }],
    [{ on: 1, go: [30, 0], left: 'step' }],
  );
  expect([number(timeline, 0, 'facing'), number(timeline, 1, 'facing')]).toEqual([90, 90]);
  const foot = timeline.feet.left.at(-1)?.to;
  expect(foot?.x).toBeCloseTo(0.5, 9);
  expect(foot?.z).toBeCloseTo(-0.3 - 0.13, 9);
});

test('a foot that a new move does not name steps home by itself', () => {
  const { feet } = compiled([{ on: 1, left: ['step', 40] }], [{ on: 1 }]);
  expect(feet.left.at(-1)).toMatchObject({ end: 8, to: { x: 0.13, z: 0 } });
  expect(feet.right).toHaveLength(1);
});

test('a foot steps home half a beat before the other foot sets off, so that one foot always stands', () => {
  const { feet } = compiled([{ on: 1, left: ['step', 40] }], [{ on: 1, right: ['step', 40] }]);
  expect(feet.left.at(-1)).toMatchObject({ start: 7, end: 7.5 });
  expect(feet.right.at(-1)).toMatchObject({ start: 7.5, end: 8 });
});

test('two feet that a new move does not name step home one after the other', () => {
  const { feet } = compiled([{ on: 1, left: ['step', 40], right: ['step', 40] }], [{ on: 1 }]);
  expect(feet.left.at(-1)).toMatchObject({ start: 7, end: 7.5, to: { x: 0.13 } });
  expect(feet.right.at(-1)).toMatchObject({ start: 7.5, end: 8, to: { x: -0.13 } });
});

test.each<[what: string, key: Key]>([
  ['turned away', { on: 1, face: 90, right: 'step' }],
  ['on its toes', { on: 1, left: 'touch' }],
  ['in the air', { on: 1, left: 'lift' }],
  ['a step ahead', { on: 1, left: ['step', 13, 10] }],
])('a foot that is %s is not at home', (_, key) => {
  const { left } = compiled([key], [{ on: 1 }]).feet;
  expect(left.at(-1)).toMatchObject({ start: 7.25, end: 8, action: 'step', to: { high: 0, heel: 0 } });
});

test.each(['pivot', 'ball'] as const)(
  'in a %s the foot stays where it stands, unless a place is named',
  (action) => {
    const from: Key = { on: 1, left: ['step', 40, 20] };
    const at = (key: Key) => compiled([from, key]).feet.left.at(-1)?.to;
    expect(at({ on: 3, left: action, go: [10, 10], face: 45 })).toMatchObject({ x: 0.4, z: 0.2, yaw: 57 });
    expect(at({ on: 3, left: [action, 25] })).toMatchObject({ x: 0.25, z: 0 });
  },
);

test('a lifted foot is 24 cm high unless a height is named, and a foot on its heel is above the floor', () => {
  const to = (left: Key['left']) => compiled([{ on: 1, ...(left && { left }) }]).feet.left.at(-1)?.to;
  expect(to('lift')).toMatchObject({ x: 0.13, z: 0, high: 0.24 });
  expect(to(['lift', 20, 5, 40])).toMatchObject({ x: 0.2, z: 0.05, high: 0.4 });
  expect(to('heel')?.high).toBeGreaterThan(0);
  expect(to('heel')?.heel).toBeLessThan(0);
  expect(to('touch')?.heel).toBeGreaterThan(0);
  expect(to('step')).toEqual({ x: 0.13, z: 0, yaw: 12, high: 0, heel: 0 });
});

test('a foot sets off only after its previous journey has ended', () => {
  const { left } = compiled([
    { on: 2, left: 'step' },
    { on: 2.25, left: ['step', 30] },
  ]).feet;
  expect(left.slice(-2)).toMatchObject([
    { start: 0.25, end: 1 },
    { start: 1, end: 1.25 },
  ]);
});

test('an unknown move is an error that names it', () => {
  const phrases = [{ title: 'P', section: 'S', moves: ['~nothing'] }];
  expect(() => compileRoutine({ beats_per_minute: 120, moves: {}, phrases })).toThrow(
    'unknown move ~nothing',
  );
});
