// The words of the class screen that other subjects show: its entry in the operators' list of features, and links on
// other pages.

import type { Feature } from '#platform/content/feature.ts';

export const classFeature = {
  class: {
    title: 'Class screen',
    about: 'The dance on a projector, led from a phone.',
    mention: /\bclass screens?\b|\bprojector\b|\/class\b/i,
    ownTexts: /^(?:class_|nav_class|meta_class)/,
  },
} satisfies Record<string, Feature>;

/** The pages that are switched off with the class screen; a path includes all paths below it. */
export const classFeaturePages = { class: ['/class'] };

/** Texts about the class screen on other pages. Every page gets them, unlike the texts of the class screen itself. */
export const classEverywhere = {
  nav_class: 'Class screen',
  meta_class_description: 'The zombie dance on a projector, led from a phone.',
  crew_class_link: 'Open the class screen',
} as const;
