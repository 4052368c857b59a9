// The navigation state for coming to /learn after a lesson or the rehearsal was finished. The lesson and rehearsal
// screens send it; the lesson list first shows the trophies that it names, and then scrolls.

import { type TrophyPart, trophies } from '#course/content/trophies.ts';

export type LearnArrival = {
  /** Trophies just earned, in the order in which their modals appear. */
  trophies?: TrophyPart[];
  /** Id of the element that the list scrolls to and lets pulse, such as 'lesson-5'. */
  scrollTo?: string;
  /** Whether a lesson was just marked complete: the list celebrates that for a moment. */
  marked?: boolean;
};

/** The element id of a lesson's row; 13 is the rehearsal card. */
export function lessonRowId(orderNum: number): string {
  return `lesson-${orderNum}`;
}

/**
 * Reads navigation state, which may come from an older version or another page. Unknown parts are left out. Returns
 * null for state without a trophy and without a place to scroll to.
 */
export function readLearnArrival(state: unknown): LearnArrival | null {
  if (typeof state !== 'object' || state === null) return null;
  const { trophies, scrollTo, marked } = state as Record<string, unknown>;
  const arrival: LearnArrival = {};
  if (Array.isArray(trophies)) arrival.trophies = trophies.filter(isTrophyPart);
  if (typeof scrollTo === 'string') arrival.scrollTo = scrollTo;
  if (marked === true) arrival.marked = true;
  return arrival.trophies?.length || arrival.scrollTo ? arrival : null;
}

function isTrophyPart(value: unknown): value is TrophyPart {
  return typeof value === 'string' && Object.hasOwn(trophies, value);
}
