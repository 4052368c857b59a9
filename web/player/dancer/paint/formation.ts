// Who stands where: the lead in the middle, the chorus behind, farthest first, so that they can be painted in order.

import { chorusWardrobes, leadWardrobe, type Wardrobe } from './palette.ts';

/** A dancer's place in metres as the viewer sees it, and how late (seconds) a dancer of the second row reacts. */
export type Place = { right: number; back: number; late: number; wear: Wardrobe };

const lead: Place = { right: 0, back: 0, late: 0, wear: leadWardrobe };

const rows: readonly Omit<Place, 'wear'>[] = [
  { right: -1.1, back: 1.6, late: 0.035 },
  { right: 1.1, back: 1.6, late: 0.05 },
  { right: -2, back: 2.7, late: 0.07 },
  { right: 2, back: 2.7, late: 0.045 },
];

/** The lead with `chorus` dancers behind: as many as the formation has places for. */
export function formationOf(chorus: number): readonly Place[] {
  const behind = rows
    .slice(0, chorus)
    .map((place, i) => ({ ...place, wear: chorusWardrobes[i] ?? leadWardrobe }));
  return [...behind.reverse(), lead];
}
