// The notation in which a choreographer writes a move. Lengths in centimetres, angles in degrees, time in
// counts. Left and right are the dancer's own. This file holds the vocabulary only; the moves are in moves/.

import type { Arm, PlaceName } from './hand-places.ts';

/**
 * How the body moves into a key. `snap`: it waits, then arrives at once. `lurch`: it falls into the key late
 * and heavy, and rebounds. `glide`: it moves evenly from the previous key. `drag`: it leaves the previous key
 * slowly, as if pulled along.
 */
export type Ease = 'snap' | 'lurch' | 'glide' | 'drag';

/**
 * The action of a foot on its way to the key. `step`, `stomp`, `jump` leave the floor; `drag` pulls the toe
 * over it; `slide` glides flat; `lift` ends in the air; `touch` ends on the toe and `heel` on the heel, both
 * without weight; `ball` rises on the ball of the foot; `pivot` turns on it.
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
 * A foot's action and where it ends: `out` to its own side of the dancer's spot (13 when left out), `forward` of the
 * spot, `high` above the floor.
 */
export type Foot = FootAction | readonly [action: FootAction, out?: number, forward?: number, high?: number];

/** A hand's named place, and the values that differ from it in this key. */
export type Hand = PlaceName | readonly [PlaceName, Partial<Arm>];

/**
 * One moment of a move. The first key of a move starts from the house stance; later keys name only their
 * changes.
 */
export type Key = {
  /** The count on which the shape is reached, 1 is the first; 2.5 is the `and` after 2. */
  on: number;
  /** The word called on this count. */
  say?: string;
  /** The ease into this key; `lurch` when left out. */
  ease?: Ease;
  /** Distance that the dancer's spot on the floor moves: to the left, forward. */
  go?: readonly [left: number, forward: number];
  /** Angle by which the whole dancer turns to the left. */
  face?: number;
  left?: Foot;
  right?: Foot;
  /** Weight: -1 all on the right foot, 1 all on the left. A stepping foot takes it by itself. */
  weight?: number;
  /** Depth of the pelvis below standing straight. */
  sink?: number;
  /** Pelvis pushed to the left, and forward. */
  hips?: number;
  push?: number;
  /** Pelvis turned to the left against the facing; knees opened outwards. */
  swivel?: number;
  knees?: number;
  /** Torso forward, to the left, and chest turned to the left against the pelvis. */
  lean?: number;
  bend?: number;
  twist?: number;
  /** Shoulders: 1 at the ears, -1 dropped. `shrug` means both. */
  shrug?: number;
  shrug_left?: number;
  shrug_right?: number;
  /** Head turned left, bowed, tilted to the left. */
  look?: number;
  nod?: number;
  tilt?: number;
  /** Jaw: 0 closed, 1 a full roar. */
  roar?: number;
  /** Depth to which the knees bend on each beat, as a share of the usual depth. */
  pulse?: number;
  /** Places of the hands; `hands` means both. */
  hands?: Hand;
  left_hand?: Hand;
  right_hand?: Hand;
};

/** What a key says about the body, without the count on which the key is reached. */
export type Shape = Omit<Key, 'on'>;

export type Move = {
  title: string;
  /** Length in counts. */
  counts: number;
  /** A teacher's words beside the counts. */
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
