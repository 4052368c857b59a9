import { expect, test } from 'vitest';
import { houseTimeline } from '../house-timeline.ts';
import { poseAt } from '../pose-at.ts';
import { type Room, roomOf } from './room.ts';
import { makeShots, type Shot } from './shots.ts';

const { beats, secondsPerBeat } = houseTimeline();
const house = { poseAt, beats, secondsPerBeat };
const sides = { front: makeShots(house, false), back: makeShots(house, true) };
/** Times of every eighth of a count of the whole routine, in seconds. */
const times = Array.from({ length: beats * 8 + 1 }, (_, i) => (i * secondsPerBeat) / 8);
/** Height of the dancer at rest, from the floor to the crown, in metres. */
const standing = 1.68;

const ratios = [
  { name: '9:16', ratio: 9 / 16, least: 0.41, half: 0.48 },
  { name: '3:4', ratio: 3 / 4, least: 0.55, half: 0.65 },
  { name: '1:1', ratio: 1, least: 0.67, half: 0.79 },
  { name: '4:3', ratio: 4 / 3, least: 0.67, half: 0.79 },
  { name: '16:9', ratio: 16 / 9, least: 0.67, half: 0.79 },
  { name: '21:9', ratio: 21 / 9, least: 0.67, half: 0.79 },
];
const views = ratios.flatMap((each) =>
  (['front', 'back'] as const).map((side) => ({ ...each, side, shotAt: sides[side] })),
);

const known: { front?: Room[]; back?: Room[] } = {};
/** The room of the body at each of the times. The room does not depend on the box. */
function roomsFrom(side: 'front' | 'back'): Room[] {
  known[side] ??= times.map((time) => roomOf(poseAt(time), side === 'back'));
  return known[side];
}

test.each(views)('in a box of $name seen from the $side no hand, foot or head is ever cut', (view) => {
  const { shotAt, ratio, side } = view;
  const rooms = roomsFrom(side);
  const cut = times.filter((time, i) => {
    const { middle, low, tall } = shotAt(time, ratio);
    const room = rooms[i] as Room;
    const half = (tall * ratio) / 2 + 1e-9;
    const across = room.left < middle - half || room.right > middle + half;
    return across || room.low < low - 1e-9 || room.high > low + tall + 1e-9;
  });
  expect(cut).toEqual([]);
});

test.each(views)(
  'in a box of $name seen from the $side the dancer is as large as raised arms allow',
  (view) => {
    const { shotAt, ratio, least, half } = view;
    const shares = times.map((time) => standing / shotAt(time, ratio).tall).sort((a, b) => a - b);
    expect(shares[0]).toBeGreaterThan(least);
    expect(shares[Math.floor(shares.length / 2)]).toBeGreaterThan(half);
  },
);

test.each(views)('in a box of $name seen from the $side the camera neither rushes nor jerks', (view) => {
  const { shotAt, ratio } = view;
  const shots = times.map((time) => shotAt(time, ratio));
  const step = secondsPerBeat / 8;
  for (const edge of ['middle', 'low', 'tall'] as const) {
    const speeds = slopes(shots, edge, step);
    expect(Math.max(...speeds.map(Math.abs)), `metres a second of ${edge}`).toBeLessThan(2.2);
    const changes = speeds.slice(1).map((speed, i) => Math.abs(speed - (speeds[i] ?? 0)) / step);
    expect(Math.max(...changes), `metres a second squared of ${edge}`).toBeLessThan(7);
  }
});

test('a moment has the same shot, in whatever order moments are asked for', () => {
  const fresh = makeShots(house, false);
  const jumped = [300, 2, 150.3].map((time) => fresh(time, 1.5));
  expect([300, 2, 150.3].map((time) => sides.front(time, 1.5))).toEqual(jumped);
});

test('before the beginning and after the end the camera shows the first and the last moment', () => {
  expect(sides.front(-3, 1)).toEqual(sides.front(0, 1));
  expect(sides.front(999, 1)).toEqual(sides.front(beats * secondsPerBeat, 1));
});

function slopes(shots: readonly Shot[], edge: keyof Shot, step: number): number[] {
  return shots.slice(1).map((shot, i) => (shot[edge] - (shots[i]?.[edge] ?? 0)) / step);
}
