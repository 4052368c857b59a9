// Finds the features that an operator has switched off, and their pages.

import { classFeaturePages } from '#class/content/feature.ts';
import { crewFeaturePages } from '#crew/content/feature.ts';
import { mirrorFeaturePages } from '#mirror/content/feature.ts';
import { movingInFeaturePages } from '#moving-in/content/feature.ts';
import { togetherFeaturePages } from '#together/content/feature.ts';
import { isAt } from './paths.ts';

/** The pages of each feature, each with all pages below it. The studio's words about features are in another file. */
export const featurePages: Readonly<Record<string, readonly string[]>> = {
  ...togetherFeaturePages,
  ...crewFeaturePages,
  ...classFeaturePages,
  ...mirrorFeaturePages,
  ...movingInFeaturePages,
};

/**
 * Returns the features that are off. `stored` has their names, separated by spaces; names that this version
 * does not know are ignored.
 */
export function featuresOff(stored: string | undefined): string[] {
  return (stored ?? '').split(' ').filter((name) => featurePages[name]);
}

/** Whether a page belongs to a feature that is switched off; `off` has the names of these features. */
export function isPageOff(off: readonly string[] | undefined, path: string): boolean {
  return off?.some((name) => featurePages[name]?.some((page) => isAt(page, path))) ?? false;
}
