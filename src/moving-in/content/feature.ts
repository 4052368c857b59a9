import type { Feature } from '#platform/content/feature.ts';

export const movingInFeature = {
  'moving-in': {
    title: 'Import & export',
    about: 'People and courses that come from other products, and the course as a file.',
    mention: /\b(?:import|moved in)\b/i,
    ownTexts: /^mail_invitation_/,
  },
} satisfies Record<string, Feature>;

/** The pages of the feature, each with all pages below it. */
export const movingInFeaturePages = { 'moving-in': ['/studio/transfer'] };
