import type { Feature } from '#platform/content/feature.ts';

export const togetherFeature = {
  together: {
    title: 'Dance together',
    about: 'Rooms in which everybody dances at the same moment.',
    mention: /\bdance together\b|\/together\b|\bonline rooms?\b/i,
    ownTexts: /^(?:together_|meta_together)/,
  },
} satisfies Record<string, Feature>;

/** The pages of the feature; each stands for itself and all pages below it. */
export const togetherFeaturePages = { together: ['/together'] };
