import type { CopyKey } from '#subjects/content/texts.ts';

/**
 * The places of links to other subjects' pages. A server in a hall without internet prints the link of 'own network'
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

/** A page that other subjects' pages link to. */
export type Place = {
  to: string;
  label: CopyKey;
  /** Labels of a room's link once the browser knows the {time} of its dance (`at`), and during the dance (`now`). */
  timed?: { at: CopyKey; now: CopyKey };
  in: readonly Slot[];
};
