import { expect, test } from 'vitest';
import type { Key } from '#dance/content/routine/notation.ts';
import { seated } from './seated.ts';

/** The keys of a move in its seated version. */
function onChair(...keys: Omit<Key, 'on'>[]): readonly Key[] {
  return seated({
    title: 'Move',
    counts: 8,
    hint: 'Move.',
    keys: keys.map((key, index) => ({ on: index + 1, ...key })),
  }).keys;
}

const sitting: Key = onChair({})[0] as Key;

test('arms, shoulders, head, words and counts are as written', () => {
  const key: Omit<Key, 'on'> = {
    ...{ say: 'drag', ease: 'snap', twist: 10, shrug: 1, look: 20, nod: 5, tilt: 3, roar: 1 },
    ...{ left_hand: 'claw_high', right_hand: 'hip' },
  };
  expect(onChair({}, key)[1]).toEqual({ on: 2, weight: 0, ...key });
});

test('every move begins on the seat, and in no key the dancer gets up or goes to another spot', () => {
  expect(sitting.sink).toBeGreaterThan(35);
  expect(sitting).toMatchObject({ on: 1, pulse: 0, swivel: 0, weight: 0 });
  const later = onChair({}, { go: [30, 20], sink: 3, swivel: 30, knees: 40, pulse: 1, push: 20 })[1];
  expect(later).toEqual({ on: 2, weight: 0 });
});

test('the back leans half as far, and no farther than a seated back can', () => {
  const lean = (written: number) => onChair({}, { lean: written })[1]?.lean;
  expect([lean(40), lean(90), lean(-10), lean(-60)]).toEqual([20, 32, -5, -14]);
  expect(sitting.lean).toBe(4.5);
  // The push keeps the pelvis in its place under a back that leans.
  const { push = 0 } = onChair({}, { lean: 40 })[1] ?? {};
  expect(push).toBeGreaterThan((sitting.push ?? 0) + 4);
});

test('the back bends to the side to which the hips or the weight would move', () => {
  const bend = (key: Omit<Key, 'on'>) => onChair({}, key)[1]?.bend ?? 0;
  expect(bend({ bend: 10 })).toBeCloseTo(6, 9);
  expect(bend({ hips: 10 }) - bend({ hips: 0 })).toBeCloseTo(3, 9);
  expect(bend({ weight: 1 }) - bend({ weight: -1 })).toBeCloseTo(12, 9);
  expect([bend({ bend: 90 }), bend({ bend: -90 })]).toEqual([16, -16]);
  expect(onChair({}, { bend: 90 })[1]?.hips).toBeGreaterThan(1);
});

test('a turn becomes a turn of chest and eyes, to the same side', () => {
  const [, left, right] = onChair({}, { face: 180 }, { face: -90 });
  expect(left?.twist).toBeGreaterThan(20);
  expect(left?.look).toBeGreaterThan(20);
  expect([right?.twist, right?.look]).toEqual([-(left?.twist ?? 0), -(left?.look ?? 0)]);
});

test('the feet march where they are, and in place of a jump they stay on the floor', () => {
  const feet = (key: Omit<Key, 'on'>) => {
    const { left, right } = onChair({}, key)[1] as Key;
    return [left, right];
  };
  expect(feet({ left: ['step', 40, 30], right: ['stomp', 20] })).toEqual(['step', 'stomp']);
  expect(feet({ left: 'ball', right: ['drag', 20] })).toEqual(['ball', 'step']);
  expect(feet({ right: ['lift', 40, 30, 50] })).toEqual([undefined, ['lift', 13, 0, 12]]);
  expect(feet({ left: 'jump', right: 'jump' })).toEqual([undefined, undefined]);
});
