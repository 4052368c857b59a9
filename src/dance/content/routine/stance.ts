// The zombie's stance where a move gives no other values: heavy, crooked and not symmetrical.

import type { Shape } from './notation.ts';

export const stance = {
  weight: 0.15,
  sink: 6,
  hips: 0,
  push: 0,
  swivel: 0,
  knees: 10,
  lean: 9,
  bend: -3,
  twist: 3,
  shrug_left: 0.1,
  shrug_right: -0.5,
  look: 0,
  nod: 6,
  tilt: -9,
  roar: 0.12,
  pulse: 1,
  left_hand: ['hang', { up: -68, out: 20 }],
  right_hand: 'hang',
} as const satisfies Shape;
