// Pages that only people with a proven address can use. The mailed link that proves an address leads back
// to the page.

import { crewOnward } from '#crew/rules/paths.ts';
import { studioOnward } from '#studio/rules/paths.ts';

/** The paths. A page comes before the pages below it. */
export const onwardPaths = [
  // The list has one line for each subject.
  ...studioOnward,
  ...crewOnward,
] as const;
export type OnwardPath = (typeof onwardPaths)[number];
