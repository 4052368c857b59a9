// A timeline is a compiled routine: rows of numbers for the body, and journeys for each foot.

import type { Ease, FootAction } from '#dance/content/routine/notation.ts';

/**
 * A foot's place: where its ball is on the floor (metres), its yaw (degrees), its height above the floor
 * (metres) and how far its heel is raised (degrees).
 */
export type FootPlace = { x: number; z: number; yaw: number; high: number; heel: number };

/** One journey of a foot from the beat `start` to the beat `end`. Between two journeys a foot stays where it is. */
export type FootMove = { start: number; end: number; action: FootAction; from: FootPlace; to: FootPlace };

export type Timeline = {
  secondsPerBeat: number;
  beats: number;
  /** For each key the beat on which it is reached, the ease into it, and its row of `channelCount` numbers. */
  reached: Float64Array;
  eases: readonly Ease[];
  rows: Float64Array;
  feet: { left: readonly FootMove[]; right: readonly FootMove[] };
};
