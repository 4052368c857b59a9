// The progress of a crew, without telling the progress of anyone: shares in tenths, of those who agreed to be counted,
// from five people on. The server makes them once a day, so that two looks around one person's coming or going tell
// nothing.

import { limits } from '#subjects/rules/limits.ts';
import { crewLimits } from './crew-limits.ts';

/** Tenths of the crew, 0 to 10, that have completed each lesson, the first lesson first. */
export type Shares = readonly number[];

/**
 * Returns the shares, where `completed[n]` of the `counted` have completed lesson n + 1; null where that would tell
 * about people.
 */
export function sharesOf(completed: readonly number[], counted: number): Shares | null {
  if (counted < crewLimits.sharesFrom) return null;
  return Array.from({ length: limits.lessons }, (_, index) =>
    Math.round(((completed[index] ?? 0) / counted) * 10),
  );
}

/** From this share on a lesson is known well enough to be left alone. */
const knownFrom = 8;

/** The days worth drilling: the first few that fewer than eight in ten have done. */
export function daysToDrill(shares: Shares | null): number[] {
  if (shares === null) return [];
  return shares.flatMap((share, index) => (share < knownFrom ? [index + 1] : [])).slice(0, crewLimits.drills);
}
