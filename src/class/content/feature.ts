// The class screen as others show it: to operators as a feature, and in words of other pages.

import type { Feature } from '#platform/content/feature.ts';

export const classFeature = {
  class: {
    title: 'Class screen',
    about: 'The dance on a projector, led from a phone.',
    mention: /\bclass screens?\b|\bprojector\b|\/class\b/i,
    ownTexts: /^(?:class_|nav_class|meta_class)/,
  },
} satisfies Record<string, Feature>;

/** The pages of the feature; each stands for itself and all pages below it. */
export const classFeaturePages = { class: ['/class'] };

/** Texts of other pages about the class screen, which travel with every page. */
export const classEverywhere = {
  nav_class: 'Class screen',
  meta_class_description: 'The zombie dance on a projector, led from a phone.',
  crew_class_link: 'Open the class screen',
} as const;
