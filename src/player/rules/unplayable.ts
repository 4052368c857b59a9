// Finds the reason that a learner reads when a step's last medium fails. Codes are the service's numbers, or our own names.

import type { MediumSource } from './medium-source.ts';
import type { Unplayable } from './player-state.ts';

/** The code for a film that plays without a picture. */
export const pictureless = 'no picture';

/** Codes with which a service or a browser answers about the video itself; any other code means that no answer came. */
const answers = /^(?:\d+|file (?!2$)\d+|invalid id|seek never lands)$/;

/** The reason to show when `source`, the last source, has failed with `code`. */
export function unplayableBy(source: MediumSource | null, code: string): Unplayable {
  if (source?.kind === 'dancer') return 'danceless';
  if (code === pictureless) return 'pictureless';
  return answers.test(code) ? 'refused' : 'unreachable';
}

/**
 * The page of the step's video on its host, where the learner can watch it. The first source with a host and
 * without a fault names that page; null where there is no such source.
 */
export function hostPage(sources: readonly MediumSource[]): string | null {
  return sources.find(({ host, fault }) => host && !fault)?.host?.page ?? null;
}
