// The notation in which a choreographer writes a move. Lengths are in centimetres, angles in degrees, and time is in
// counts. Left and right are the dancer's own. This file has only the vocabulary; the moves are in moves/.

import type { Arm, PlaceName } from './hand-places.ts';

/**
 * How the body moves into a key. With `snap` the body waits, then arrives at once. With `lurch` the body falls into the
 * key late and heavily, and rebounds. With `glide` the body moves evenly from the previous key. With `drag` the body
 * leaves the previous key slowly, as if pulled along.
 */
export type Ease = 'snap' | 'lurch' | 'glide' | 'drag';

/**
 * The action of a foot on its way to the key. In a `step`, `stomp` or `jump` the foot leaves the floor. In a `drag` the
 * toe is pulled over the floor, and in a `slide` the flat foot. A `lift` ends in the air. A `touch` ends on the toe and
 * a `heel` on the heel, both without weight. In a `ball` the heel rises, and in a `pivot` the foot turns on its ball.
 */
export type FootAction =
  | 'step'
  | 'stomp'
  | 'jump'
  | 'drag'
  | 'slide'
  | 'lift'
  | 'touch'
  | 'heel'
  | 'ball'
  | 'pivot';

/**
 * A foot's action and the place where the action ends: `out` is the distance from the dancer's spot to the foot's own
 * side (13 if it is not given), `forward` the distance ahead of the spot, and `high` the height above the floor.
 */
export type Foot = FootAction | readonly [action: FootAction, out?: number, forward?: number, high?: number];

/** A hand's named place, and the values of the arm that differ from that place in this key. */
export type Hand = PlaceName | readonly [PlaceName, Partial<Arm>];

/**
 * One moment of a move. The first key of a move changes values of the house stance, and each later key changes values
 * of the key before.
 */
export type Key = {
  /** The count on which the shape is reached: 1 is the move's first count, 2.5 the 'and' after count 2. */
  on: number;
  /** The word called on this count. */
  say?: string;
  /** The ease into this key; `lurch` if no ease is given. */
  ease?: Ease;
  /** Distance by which the dancer's spot on the floor moves to the left and forward. */
  go?: readonly [left: number, forward: number];
  /** Angle by which the whole dancer turns to the left. */
  face?: number;
  left?: Foot;
  right?: Foot;
  /** Weight: -1 all on the right foot, 1 all on the left. If no value is given, a foot that steps gets most of it. */
  weight?: number;
  /** Depth of the pelvis below its height when the dancer stands straight. */
  sink?: number;
  /** Distances by which the pelvis is pushed to the left (`hips`) and forward (`push`). */
  hips?: number;
  push?: number;
  /** Angles by which the pelvis is turned to the left of the facing (`swivel`) and the knees are opened (`knees`). */
  swivel?: number;
  knees?: number;
  /** Angles of the torso: forward (`lean`), to the left (`bend`), and of the chest's turn to the left (`twist`). */
  lean?: number;
  bend?: number;
  twist?: number;
  /** Height of the shoulders: 1 at the ears, -1 dropped. `shrug` sets both shoulders. */
  shrug?: number;
  shrug_left?: number;
  shrug_right?: number;
  /** Angles by which the head is turned to the left (`look`), bowed (`nod`) and tilted to the left (`tilt`). */
  look?: number;
  nod?: number;
  tilt?: number;
  /** Opening of the jaw: 0 closed, 1 a full roar. */
  roar?: number;
  /** Depth to which the knees bend on each beat, as a share of the usual depth. */
  pulse?: number;
  /** Places of the hands; `hands` sets both. */
  hands?: Hand;
  left_hand?: Hand;
  right_hand?: Hand;
};

/** The part of a key that describes the body, without the count on which the key is reached. */
export type Shape = Omit<Key, 'on'>;

export type Move = {
  title: string;
  /** Length in counts. */
  counts: number;
  /** A sentence of the teacher that says how the move is danced. */
  hint: string;
  keys: readonly Key[];
};

/** Counts in a phrase. */
export const phraseCounts = 32;

/** A move's name in a phrase; with `~` before it, left and right change places. */
export type Call<Name extends string> = Name | `~${Name}`;

export type Phrase<Name extends string> = {
  title: string;
  section: string;
  moves: readonly Call<Name>[];
};

export type Routine<Name extends string> = {
  beats_per_minute: number;
  moves: Readonly<Record<Name, Move>>;
  phrases: readonly Phrase<Name>[];
};
