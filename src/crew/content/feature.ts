import type { Feature } from '#platform/content/feature.ts';

export const crewFeature = {
  crew: {
    title: 'Crews',
    about: 'Groups who rehearse together, with a leader, and the day of their event.',
    mention: /\bcrews?\b/i,
    ownTexts: /^(?:crew_|day_|nav_crew|mail_(?:unsubscribe_)?crew)/,
  },
} satisfies Record<string, Feature>;

/** The pages that are switched off with crews; a path includes all paths below it. */
export const crewFeaturePages = { crew: ['/crew'] };
