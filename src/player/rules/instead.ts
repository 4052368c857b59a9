// The kind of medium that replaces a step's first medium, so that the stage can always say what it shows.

import type { MediumSource } from './medium-source.ts';

/** The counts alone, the house dancer, or another video or film. */
export const insteads = ['card', 'dancer', 'video'] as const;
export type Instead = (typeof insteads)[number];

/** The kind of medium that is shown in place of `first`; null while `first` itself or nothing is shown. */
export function insteadOf(source: MediumSource | null, first: MediumSource | undefined): Instead | null {
  if (!source || !first || source.key === first.key) return null;
  return source.kind === 'card' || source.kind === 'dancer' ? source.kind : 'video';
}
