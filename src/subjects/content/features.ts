// The features that an operator can switch off.

import { classFeature } from '#class/content/feature.ts';
import { crewFeature } from '#crew/content/feature.ts';
import { mirrorFeature } from '#mirror/content/feature.ts';
import { movingInFeature } from '#moving-in/content/feature.ts';
import type { Feature } from '#platform/content/feature.ts';
import { togetherFeature } from '#together/content/feature.ts';

export const features: Readonly<Record<string, Feature>> = {
  ...togetherFeature,
  ...crewFeature,
  ...classFeature,
  ...mirrorFeature,
  ...movingInFeature,
};
