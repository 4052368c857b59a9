// Moves of warm-up and cool-down: small and slow moves for joints, calves, back and neck. The head is never thrown,
// circled or pulled back.

import type { Move, Shape } from './notation.ts';

/** Shape with the left knee and the right arm up. */
const leftKnee: Shape = {
  say: 'left',
  ease: 'glide',
  left: ['lift', 13, 6, 14],
  weight: -1,
  left_hand: 'swing_back',
  right_hand: 'swing_front',
};

/** Shape with the right knee and the left arm up. */
const rightKnee: Shape = {
  say: 'right',
  ease: 'glide',
  right: ['lift', 13, 6, 14],
  weight: 1,
  left_hand: 'swing_front',
  right_hand: 'swing_back',
};

export const exerciseMoves = {
  breathe: {
    title: 'Breathe',
    counts: 8,
    hint: 'In through the nose while the arms float up to the sides, out through the mouth while they sink.',
    keys: [
      { on: 1, say: 'breathe', ease: 'glide', left: ['step', 16], weight: 0, hands: 'hang' },
      { on: 3, ease: 'glide', sink: 3, hands: 'wide' },
      { on: 5, say: 'out', ease: 'glide', nod: -2, hands: ['overhead', { out: 55 }] },
      { on: 7, ease: 'glide', sink: 8, nod: 8, hands: 'wide_low' },
      { on: 8, ease: 'glide', left: 'step', weight: 0.1, hands: 'hang' },
    ],
  },
  shoulder_rolls: {
    title: 'Shoulder rolls',
    counts: 8,
    hint: 'Both shoulders up to the ears, back, and down: four slow rolls. The head stays where it is.',
    keys: [
      { on: 1, say: 'up', ease: 'glide', shrug: 0.9, lean: 7 },
      { on: 2, say: 'down', ease: 'glide', shrug: -0.6, lean: 10, push: 2 },
      { on: 3, say: 'up', ease: 'glide', shrug: 0.9, lean: 7, push: 0 },
      { on: 4, say: 'down', ease: 'glide', shrug: -0.6, lean: 10, push: 2 },
      { on: 5, say: 'up', ease: 'glide', shrug: 0.9, lean: 7, push: 0 },
      { on: 6, say: 'down', ease: 'glide', shrug: -0.6, lean: 10, push: 2 },
      { on: 7, say: 'up', ease: 'glide', shrug: 0.9, lean: 7, push: 0 },
      { on: 8, say: 'down', ease: 'glide', shrug: -0.6, lean: 10 },
    ],
  },
  look_around: {
    title: 'Look around',
    counts: 8,
    hint: 'Look over one shoulder, to the front, over the other, to the front. Only as far as it is easy.',
    keys: [
      { on: 1, say: 'left', ease: 'glide', look: 30, tilt: -4 },
      { on: 3, say: 'front', ease: 'glide', look: 0 },
      { on: 5, say: 'right', ease: 'glide', look: -30 },
      { on: 7, say: 'front', ease: 'glide', look: 0 },
    ],
  },
  ear_to_shoulder: {
    title: 'Ear to shoulder',
    counts: 8,
    hint: 'Let one ear sink towards its shoulder, come up, and let the other one sink. Never pull.',
    keys: [
      { on: 1, say: 'left', ease: 'glide', tilt: 18, shrug: -0.5 },
      { on: 3, say: 'up', ease: 'glide', tilt: 0 },
      { on: 5, say: 'right', ease: 'glide', tilt: -20 },
      { on: 7, say: 'up', ease: 'glide', tilt: 0 },
    ],
  },
  side_reach: {
    title: 'Reach to the side',
    counts: 8,
    hint: 'Feet wide, one hand on the hip, the other one up and over. The ribs open; the hips stay.',
    keys: [
      {
        on: 1,
        say: 'reach',
        ease: 'glide',
        left: ['step', 24],
        weight: 0,
        left_hand: 'hip',
        right_hand: 'wide_high',
      },
      { on: 3, ease: 'glide', bend: 18, tilt: 6, right_hand: 'overhead' },
      { on: 6, say: 'up', ease: 'glide', bend: 0, tilt: -4, right_hand: 'wide_high' },
      { on: 8, ease: 'glide', left: 'step', weight: 0.1, hands: 'hang' },
    ],
  },
  roll_down: {
    title: 'Roll down',
    counts: 8,
    hint: 'Chin to the chest, then the back, bone by bone, with soft knees; and up again the same way.',
    keys: [
      { on: 1, say: 'down', ease: 'glide', left: ['step', 16], weight: 0, nod: 22, sink: 6 },
      { on: 4, ease: 'glide', lean: 58, nod: 34, sink: 20, push: -10, hands: ['hang', { up: -50, out: 12 }] },
      { on: 5, say: 'up', ease: 'glide', lean: 54, sink: 18 },
      { on: 7, ease: 'glide', lean: 14, nod: 14, sink: 8, push: 0, hands: 'hang' },
      { on: 8, say: 'head', ease: 'glide', left: 'step', lean: 8, nod: 4, weight: 0.1 },
    ],
  },
  hip_sway: {
    title: 'Hip sway',
    counts: 8,
    hint: 'Feet wide and soft knees; the hips swing from side to side like a slow bell.',
    keys: [
      { on: 1, say: 'sway', ease: 'glide', left: ['step', 24], weight: 0.4, hips: 6, sink: 10, hands: 'hip' },
      { on: 3, say: 'sway', ease: 'glide', weight: -0.4, hips: -6 },
      { on: 5, say: 'sway', ease: 'glide', weight: 0.4, hips: 6 },
      { on: 7, say: 'sway', ease: 'glide', weight: -0.4, hips: -6 },
      { on: 8, ease: 'glide', left: 'step', weight: 0, hips: 0, hands: 'hang' },
    ],
  },
  soft_march: {
    title: 'Soft march',
    counts: 8,
    hint: 'On the spot, knees only as high as they like, and put each foot down without a sound.',
    keys: [
      { on: 1, ...leftKnee },
      { on: 2, ease: 'glide', left: 'step', weight: 0.4 },
      { on: 3, ...rightKnee },
      { on: 4, ease: 'glide', right: 'step', weight: -0.4 },
      { on: 5, ...leftKnee },
      { on: 6, ease: 'glide', left: 'step', weight: 0.4 },
      { on: 7, ...rightKnee },
      { on: 8, ease: 'glide', right: 'step', weight: 0, hands: 'hang' },
    ],
  },
  heel_raises: {
    title: 'Up on the toes',
    counts: 8,
    hint: 'Rise on the balls of both feet, stay a moment, and sink slowly. A wall or a chair may help.',
    keys: [
      { on: 1, say: 'up', ease: 'glide', left: 'ball', right: 'ball', weight: 0, sink: 0 },
      { on: 3, say: 'down', ease: 'glide', left: 'slide', right: 'slide', weight: 0, sink: 8 },
      { on: 5, say: 'up', ease: 'glide', left: 'ball', right: 'ball', weight: 0, sink: 0 },
      { on: 7, say: 'down', ease: 'glide', left: 'slide', right: 'slide', weight: 0, sink: 8 },
    ],
  },
  calf_stretch: {
    title: 'Calf stretch',
    counts: 8,
    hint: 'One foot far back, its heel heavy on the floor, the front knee soft. It pulls, but it never hurts.',
    keys: [
      {
        on: 1,
        say: 'back',
        ease: 'glide',
        left: ['step', 13, -42],
        weight: -0.5,
        sink: 12,
        lean: 14,
        hands: 'hip',
      },
      { on: 4, say: 'hold', ease: 'glide', sink: 15, lean: 18 },
      { on: 7, say: 'home', ease: 'glide', left: 'step', weight: 0, sink: 6, lean: 9, hands: 'hang' },
    ],
  },
} as const satisfies Record<string, Move>;
