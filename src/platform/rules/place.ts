import type { CopyKey } from '#subjects/content/texts.ts';

/**
 * The places where a lower subject shows links that others bring; a server in a hall prints the last
 * (src/platform/server/lan.ts).
 */
export type Slot =
  | 'menu'
  | 'footer'
  | 'teachers'
  | 'landing'
  | 'event card'
  | 'before the rehearsal'
  | 'day of the event'
  | 'own network';

/** A page that a subject has linked to from other subjects' pages. */
export type Place = {
  to: string;
  label: CopyKey;
  /** Of a room: what stands instead of the label once the browser knows the {time} of its dance, and during the dance. */
  timed?: { at: CopyKey; now: CopyKey };
  in: readonly Slot[];
};
