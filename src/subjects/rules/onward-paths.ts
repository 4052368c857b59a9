// Pages that ask for a proven address; a mailed link that proves it leads back to them.

import { crewOnward } from '#crew/rules/paths.ts';
import { studioOnward } from '#studio/rules/paths.ts';

/** The paths, of which a page above another stands before it. */
export const onwardPaths = [
  // Each subject has one line.
  ...studioOnward,
  ...crewOnward,
] as const;
export type OnwardPath = (typeof onwardPaths)[number];
