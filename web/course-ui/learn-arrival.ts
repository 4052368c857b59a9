// How one arrives at /learn after finishing something: the contract between the lesson and rehearsal screens, which
// navigate there with this state, and the lesson list, which scrolls there once it has shown the trophies.

export type LearnArrival = {
  /** Id of the element to scroll to and pulse, such as 'lesson-5'. */
  scrollTo: string;
};

/** The element id of a lesson's row; 13 is the rehearsal card. */
export function lessonRowId(orderNum: number): string {
  return `lesson-${orderNum}`;
}

/** Reads navigation state that may come from an older version or from anywhere. */
export function readLearnArrival(state: unknown): LearnArrival | null {
  if (typeof state !== 'object' || state === null) return null;
  const { scrollTo } = state as Record<string, unknown>;
  return typeof scrollTo === 'string' ? { scrollTo } : null;
}
