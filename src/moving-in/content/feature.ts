import type { Feature } from '#platform/content/feature.ts';

export const movingInFeature = {
  'moving-in': {
    title: 'Import and export',
    about: 'People and courses that come from other products, and the course as a file.',
    pages: ['/studio/transfer'],
    mention: /\b(?:import|moved in)\b/i,
    ownTexts: /^mail_invitation_/,
  },
} satisfies Record<string, Feature>;
