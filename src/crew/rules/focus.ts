// The progress of a crew that gives away no person's progress: shares in tenths of the members who agreed to be
// counted, if there are five or more. The server computes the shares once a day. If the shares changed with each member
// who joins or leaves, comparing two answers would show that member's progress.

import { limits } from '#subjects/rules/limits.ts';
import { crewLimits } from './crew-limits.ts';

/** For each lesson in order, how many tenths of the crew (0 to 10) have completed it. */
export type Shares = readonly number[];

/**
 * Returns the shares. `completed[n]` of `counted` people have completed lesson n + 1. Returns null for so few people
 * that a share would say something about one of them.
 */
export function sharesOf(completed: readonly number[], counted: number): Shares | null {
  if (counted < crewLimits.sharesFrom) return null;
  return Array.from({ length: limits.lessons }, (_, index) =>
    Math.round(((completed[index] ?? 0) / counted) * 10),
  );
}

/** The share (in tenths of the crew) from which a lesson needs no drill. */
const knownFrom = 8;

/** Returns the days to drill: the first three that fewer than eight in ten have completed; none if `shares` is null. */
export function daysToDrill(shares: Shares | null): number[] {
  if (shares === null) return [];
  return shares.flatMap((share, index) => (share < knownFrom ? [index + 1] : [])).slice(0, crewLimits.drills);
}
