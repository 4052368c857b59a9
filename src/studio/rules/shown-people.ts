// Figures about learners. A figure that could point at one person is not shown, nor one whose difference from another
// figure could.

import { studioLimits } from './studio-limits.ts';

/** Returns a number rounded down to fives, so that no two figures reveal one person; null for fewer than five. */
export function shownPeople(count: number): number | null {
  const { fewestPeople } = studioLimits;
  return count < fewestPeople ? null : count - (count % fewestPeople);
}
