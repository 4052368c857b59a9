// The formation gives each dancer a place: the lead in the middle, the chorus behind. Lists of places begin with the
// farthest dancer, who is painted first.

import type { Side } from './camera.ts';

/** A dancer's place in metres as the viewer sees it; `who` is null for the lead, else the dancer's number from 0. */
type Standing = { right: number; back: number; who: number | null };
/** A place together with the seconds by which its dancer is behind the lead. */
export type Place = Standing & { late: number };

const lead: Place = { right: 0, back: 0, late: 0, who: null };

const rows: readonly Place[] = [
  { right: -1.1, back: 1.6, late: 0.035, who: 0 },
  { right: 1.1, back: 1.6, late: 0.05, who: 1 },
  { right: -2, back: 2.7, late: 0.07, who: 2 },
  { right: 2, back: 2.7, late: 0.045, who: 3 },
];

/** Returns the places of the lead and of `chorus` dancers behind, of whom there are at most four. */
export function formationOf(chorus: number): readonly Place[] {
  return [...rows.slice(0, chorus).reverse(), lead];
}

/** Metres from the learner's place, in the last row, to the lead's place. */
const toLead = 2.8;
const group = [
  { right: 0, ahead: toLead, who: null },
  { right: -0.9, ahead: 1.5, who: 0 },
  { right: 0.9, ahead: 1.5, who: 1 },
  { right: -1.35, ahead: 0.1, who: 2 },
  { right: 1.35, ahead: 0.1, who: 3 },
] as const;

/**
 * Returns the places of the group, the farthest first, as seen from behind the learner's place in the group or from
 * the front.
 */
export function groupOf(side: Side): readonly Standing[] {
  return group
    .map(({ right, ahead, who }) => ({
      right,
      back: side === 'back' ? ahead : toLead - ahead,
      who,
    }))
    .sort((a, b) => b.back - a.back);
}

/** Returns the distance back, in metres, at which the learner's own place is seen. */
export function hereBack(side: Side): number {
  return side === 'back' ? 0 : toLead;
}
