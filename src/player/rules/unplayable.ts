// The meaning of a failure of a step's last medium for the learner. Codes are the service's numbers, or names of our own.

import type { MediumSource } from './medium-source.ts';
import type { Unplayable } from './player-state.ts';

/** A film that is played without a picture. */
export const pictureless = 'no picture';

/** The codes by which a service or a browser speaks of the video itself; any other means that no answer came. */
const answers = /^(?:\d+|file (?!2$)\d+|invalid id|seek never lands)$/;

/** The reason that is told once nothing follows `source`, which failed with `code`. */
export function unplayableBy(source: MediumSource | null, code: string): Unplayable {
  if (source?.kind === 'dancer') return 'danceless';
  if (code === pictureless) return 'pictureless';
  return answers.test(code) ? 'refused' : 'unreachable';
}

/** The page of a video that is to be watched at its own host: of the first that can be one. */
export function hostPage(sources: readonly MediumSource[]): string | null {
  return sources.find(({ host, fault }) => host && !fault)?.host?.page ?? null;
}
