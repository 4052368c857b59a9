// The shadow zombies' poses, as joints. Origin: the floor under the body; x to the right, y down (so up is negative);
// a figure is about 120 high. "left" and "right" are the picture's. Angles in degrees, clockwise, 0 is upright/right.

import type { Point } from './shape.ts';

type Arm = { elbow: Point; wrist: Point; hand: number };
type Leg = { knee: Point; ankle: Point; foot: number };

export type ZombiePose = {
  pelvis: Point;
  neck: Point;
  /** How much the line of the shoulders falls to the right. */
  shoulders: number;
  head: Point;
  tilt: number;
  left_arm: Arm;
  right_arm: Arm;
  left_leg: Leg;
  right_leg: Leg;
};

export const zombiePoses = {
  /** Both claws thrown up to the left, weight sunk into the right leg. */
  claws: {
    pelvis: [2, -52],
    neck: [-4, -90],
    shoulders: 8,
    head: [-10, -104],
    tilt: -16,
    left_arm: { elbow: [-38, -92], wrist: [-42, -116], hand: -70 },
    right_arm: { elbow: [16, -108], wrist: [-4, -126], hand: -120 },
    left_leg: { knee: [-20, -30], ankle: [-22, -4], foot: 176 },
    right_leg: { knee: [20, -32], ankle: [14, -4], foot: 6 },
  },
  /** Arms straight ahead, dragging a foot. */
  shuffle: {
    pelvis: [-4, -54],
    neck: [6, -91],
    shoulders: 4,
    head: [15, -102],
    tilt: 18,
    left_arm: { elbow: [28, -94], wrist: [50, -90], hand: 30 },
    right_arm: { elbow: [36, -84], wrist: [56, -76], hand: 44 },
    left_leg: { knee: [-20, -30], ankle: [-34, -7], foot: 60 },
    right_leg: { knee: [14, -32], ankle: [12, -4], foot: 4 },
  },
  /** Crouched wide in the middle, both claws raised to the sides. */
  monster: {
    pelvis: [0, -44],
    neck: [0, -82],
    shoulders: 0,
    head: [2, -97],
    tilt: 7,
    left_arm: { elbow: [-36, -80], wrist: [-42, -108], hand: -74 },
    right_arm: { elbow: [36, -84], wrist: [38, -111], hand: -112 },
    left_leg: { knee: [-28, -28], ankle: [-25, -4], foot: 178 },
    right_leg: { knee: [28, -28], ankle: [24, -4], foot: 2 },
  },
  /** Claws swept to the right, left knee pulled up. */
  stomp: {
    pelvis: [0, -54],
    neck: [8, -91],
    shoulders: -8,
    head: [15, -105],
    tilt: 14,
    left_arm: { elbow: [-12, -110], wrist: [8, -128], hand: -58 },
    right_arm: { elbow: [42, -92], wrist: [47, -117], hand: -108 },
    left_leg: { knee: [-24, -48], ankle: [-26, -22], foot: 120 },
    right_leg: { knee: [8, -30], ankle: [4, -4], foot: 6 },
  },
  /** Hanging: one shoulder dropped, one arm reaching up, the head gone to sleep on it. */
  lurch: {
    pelvis: [-2, -53],
    neck: [-10, -88],
    shoulders: -14,
    head: [-20, -98],
    tilt: -34,
    left_arm: { elbow: [-36, -68], wrist: [-42, -44], hand: 96 },
    right_arm: { elbow: [18, -110], wrist: [26, -132], hand: -66 },
    left_leg: { knee: [-12, -30], ankle: [-18, -4], foot: 176 },
    right_leg: { knee: [16, -32], ankle: [24, -6], foot: 30 },
  },
} as const satisfies Record<string, ZombiePose>;

export type ZombiePoseName = keyof typeof zombiePoses;
