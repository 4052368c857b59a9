import type { Feature } from '#platform/content/feature.ts';

export const classFeature = {
  class: {
    title: 'Class screen',
    about: 'The dance on a projector, led from a phone.',
    mention: /\bclass screens?\b|\bprojector\b|\/class\b/i,
    ownTexts: /^(?:class_|nav_class|meta_class)/,
  },
} satisfies Record<string, Feature>;

/** The pages of the feature, each with all below it. */
export const classFeaturePages = { class: ['/class'] };
