// The features that are on: all but those that an operator has switched off.

import { classFeaturePages } from '#class/content/feature.ts';
import { crewFeaturePages } from '#crew/content/feature.ts';
import { mirrorFeaturePages } from '#mirror/content/feature.ts';
import { movingInFeaturePages } from '#moving-in/content/feature.ts';
import { togetherFeaturePages } from '#together/content/feature.ts';
import { isAt } from './paths.ts';

/** The pages of each feature, each with all below it; apart from the studio's words about them. */
export const featurePages: Readonly<Record<string, readonly string[]>> = {
  ...togetherFeaturePages,
  ...crewFeaturePages,
  ...classFeaturePages,
  ...mirrorFeaturePages,
  ...movingInFeaturePages,
};

/**
 * Returns the features that are off, of names as they are stored: separated by spaces; one that this version
 * does not have means nothing.
 */
export function featuresOff(stored: string | undefined): string[] {
  return (stored ?? '').split(' ').filter((name) => featurePages[name]);
}

/** Whether a page belongs to a feature that is switched off. `off` are names of features. */
export function isPageOff(off: readonly string[] | undefined, path: string): boolean {
  return off?.some((name) => featurePages[name]?.some((page) => isAt(page, path))) ?? false;
}
