import { expect, test } from 'vitest';
import { moves } from '#dance/content/routine/moves.ts';
import { mirrorMove, mirrorWords } from './mirror-move.ts';

test('left and right change places in feet, hands, shoulders, angles and words', () => {
  const mirrored = mirrorMove({
    title: 'Claws left and right',
    counts: 4,
    hint: 'Left first.',
    keys: [
      {
        on: 1,
        say: 'left',
        go: [20, 5],
        left: ['step', 30],
        twist: 10,
        look: -5,
        lean: 9,
        shrug_right: 1,
        left_hand: 'hip',
      },
      {
        on: 3,
        ...{ face: 90, weight: 1, hips: 2, swivel: 3, bend: 4, tilt: 5 },
        ...{ push: 6, sink: 7, knees: 8, nod: 9, shrug: 1, shrug_left: 0 },
        right: 'lift',
        right_hand: 'ear',
      },
    ],
  });
  expect(mirrored).toStrictEqual({
    title: 'Claws right and left',
    counts: 4,
    hint: 'Right first.',
    keys: [
      {
        on: 1,
        say: 'right',
        go: [-20, 5],
        right: ['step', 30],
        twist: -10,
        look: 5,
        lean: 9,
        shrug_left: 1,
        right_hand: 'hip',
      },
      {
        on: 3,
        ...{ face: -90, weight: -1, hips: -2, swivel: -3, bend: -4, tilt: -5 },
        ...{ push: 6, sink: 7, knees: 8, nod: 9, shrug: 1, shrug_right: 0 },
        left: 'lift',
        left_hand: 'ear',
      },
    ],
  });
});

test.each(Object.entries(moves))('%s mirrored twice is itself', (_name, move) => {
  expect(mirrorMove(mirrorMove(move))).toStrictEqual(move);
});

test('only the words left and right change places, and keep a capital at their beginning', () => {
  expect(mirrorWords('Left, RIGHT and upright: leftover')).toBe('Right, Left and upright: leftover');
});
