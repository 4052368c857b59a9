// The compiled routine: rows of numbers for the body, a path for each foot, and what is called when.

import type { Ease, FootAction } from '#content/routine/notation.ts';

/** Where a foot is: the ball's place on the floor in metres, the yaw in degrees, metres above it, heel raised in degrees. */
export type FootPlace = { x: number; z: number; yaw: number; high: number; heel: number };

/** One journey of a foot between two beats; outside its journeys a foot stays where it is. */
export type FootMove = { start: number; end: number; action: FootAction; from: FootPlace; to: FootPlace };

/** A word called on a count. `beat` is counted from the start of the routine. */
export type Call = { beat: number; cue: string; title: string };

/** A move as danced: where it begins, in beats, and which it is. */
export type Danced<Name extends string = string> = { beat: number; move: Name; title: string };

export type Timeline<Name extends string = string> = {
  secondsPerBeat: number;
  beats: number;
  /** One per key: the beat it is reached on, how, and its numbers, `channelCount` of them each. */
  reached: Float64Array;
  eases: readonly Ease[];
  rows: Float64Array;
  feet: { left: readonly FootMove[]; right: readonly FootMove[] };
  calls: readonly Call[];
  danced: readonly Danced<Name>[];
};
