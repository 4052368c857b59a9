// What is switched on: everything, but what an operator has switched off.

import { features } from '../content/features.ts';
import { isAt } from './paths.ts';

/** Of names as they are stored: separated by spaces; one that this version does not have means nothing. */
export function featuresOff(stored: string | undefined): string[] {
  return (stored ?? '').split(' ').filter((name) => features[name]);
}

/** Whether a page belongs to a feature that is switched off. `off` are names of features. */
export function isPageOff(off: readonly string[] | undefined, path: string): boolean {
  return off?.some((name) => features[name]?.pages.some((page) => isAt(page, path))) ?? false;
}
