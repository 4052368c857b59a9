import type { Feature } from '#platform/content/feature.ts';

export const togetherFeature = {
  together: {
    title: 'Dance together',
    about: 'Rooms in which everybody dances at the same moment.',
    mention: /\bdance together\b|\/together\b|\bonline rooms?\b/i,
    ownTexts: /^(?:together_|meta_together)/,
  },
} satisfies Record<string, Feature>;

/** The pages that are switched off with the rooms; a path includes all paths below it. */
export const togetherFeaturePages = { together: ['/together'] };
