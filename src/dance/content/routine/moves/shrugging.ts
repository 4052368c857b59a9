// Moves of head and shoulders, while the rest of the body stands still.

import type { Hand, Move, Shape } from '../notation.ts';

/** A hand on the shoulder of the same side, with the elbow as high as the ear, or with the elbow beside the ribs. */
const elbowUp: Hand = ['shoulder', { up: 6, out: 24, reach: 0.36, elbow: 104, palm: 0, wrist: 20 }];
const elbowDown: Hand = ['shoulder', { elbow: 35 }];

/** Shape with the left elbow up and the right elbow down. */
const leftElbow: Shape = {
  bend: -14,
  tilt: -10,
  twist: 20,
  look: -20,
  shrug_left: 1.1,
  shrug_right: -0.8,
  left_hand: elbowUp,
  right_hand: elbowDown,
};
const rightElbow: Shape = {
  bend: 14,
  tilt: 10,
  twist: -20,
  look: 20,
  shrug_left: -0.8,
  shrug_right: 1.1,
  left_hand: elbowDown,
  right_hand: elbowUp,
};

export const shrugging = {
  shrugs: {
    title: 'Shoulder shrugs',
    counts: 4,
    hint: 'Dead from the neck down, except for the shoulders: right, left, both and drop.',
    keys: [
      {
        on: 1,
        say: 'right',
        ease: 'snap',
        shrug_right: 1.2,
        bend: 8,
        tilt: -20,
        hands: ['hang', { out: 60, up: -60 }],
      },
      { on: 2, say: 'left', ease: 'snap', shrug_right: -0.7, shrug_left: 1.2, bend: -10, tilt: 20 },
      {
        on: 3,
        say: 'both',
        ease: 'snap',
        shrug: 1.3,
        bend: 0,
        tilt: 0,
        sink: 2,
        nod: -4,
        hands: ['hang', { out: 70, up: -48 }],
      },
      { on: 4, say: 'drop', ease: 'snap', shrug: -0.8, sink: 18, nod: 28, lean: 20, hands: 'hang' },
    ],
  },
  head_and_shoulders: {
    title: 'Head and shoulders',
    counts: 8,
    hint: 'Hands to the head and rock it, left and right; then hands to the shoulders, and the elbows see-saw.',
    keys: [
      {
        on: 1,
        say: 'head',
        ease: 'snap',
        left: ['step', 28],
        weight: 0.7,
        sink: 10,
        bend: 16,
        tilt: 26,
        hands: 'ear',
      },
      { on: 2, say: 'head', ease: 'snap', weight: -0.7, bend: -16, tilt: -28 },
      { on: 3, say: 'and', ease: 'snap', weight: 0.7, bend: 16, tilt: 26 },
      { on: 4, say: 'head', ease: 'snap', weight: -0.7, bend: -16, tilt: -28 },
      {
        on: 5,
        say: 'shoulder',
        weight: 0.5,
        sink: 14,
        ...leftElbow,
      },
      {
        on: 6,
        say: 'shoulder',
        weight: -0.5,
        ...rightElbow,
      },
      {
        on: 7,
        say: 'and',
        weight: 0.5,
        ...leftElbow,
      },
      {
        on: 8,
        say: 'shoulder',
        left: 'step',
        weight: -0.3,
        ...rightElbow,
      },
    ],
  },
  head_snaps: {
    title: 'Head snaps',
    counts: 4,
    hint: 'Freeze from the shoulders down. The head breaks to the left, to the right, down, and up to the front.',
    keys: [
      {
        on: 1,
        say: 'left',
        ease: 'snap',
        sink: 12,
        look: 62,
        nod: 0,
        tilt: -12,
        shrug_right: 0.4,
        right_hand: 'claw_side',
        left_hand: ['behind', { elbow: 74 }],
      },
      { on: 2, say: 'right', ease: 'snap', look: -62, tilt: 12 },
      { on: 3, say: 'down', ease: 'snap', look: 0, nod: 48, tilt: 0 },
      { on: 4, say: 'front', ease: 'snap', nod: -10, tilt: -22, roar: 0.7 },
    ],
  },
} as const satisfies Record<string, Move>;
