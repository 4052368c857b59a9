// The kind of medium that is in use in the place of the first one, so that it is always said which dance is shown.

import type { MediumSource } from './medium-source.ts';

/** The counts alone, the house dancer, or another video or film. */
export const insteads = ['card', 'dancer', 'video'] as const;
export type Instead = (typeof insteads)[number];

/** The medium that is shown in the place of `first`; null while that is shown, or nothing. */
export function insteadOf(source: MediumSource | null, first: MediumSource | undefined): Instead | null {
  if (!source || !first || source.key === first.key) return null;
  return source.kind === 'card' || source.kind === 'dancer' ? source.kind : 'video';
}
