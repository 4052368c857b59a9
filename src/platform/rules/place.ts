import type { CopyKey } from '#subjects/content/copy-defaults.ts';

/**
 * The places where a lower subject shows links that others bring; a server in a hall prints the last
 * (src/platform/server/lan.ts).
 */
export type Slot =
  | 'menu'
  | 'landing'
  | 'event card'
  | 'before the rehearsal'
  | 'day of the event'
  | 'own network';

/** A page that a subject has linked to from other subjects' pages. */
export type Place = { to: string; label: CopyKey; in: readonly Slot[] };
