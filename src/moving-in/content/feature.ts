// Moving in as others show it: to operators as a feature with a page of the studio, and in the mail to those who moved.

import type { MailText } from '#people/content/mail-texts.ts';
import type { Feature } from '#platform/content/feature.ts';

export const movingInFeature = {
  'moving-in': {
    title: 'Import & export',
    about: 'People and courses that come from other products, and the course as a file.',
    mention: /\b(?:import|moved in)\b/i,
    ownTexts: /^mail_invitation_/,
  },
} satisfies Record<string, Feature>;

/** The pages of the feature; each stands for itself and all pages below it. */
export const movingInFeaturePages = { 'moving-in': ['/studio/transfer'] };

/** The words that an operator starts from, to tell the people of an import; they go out in the operator's own words. */
export const movingInMails = {
  invitation: {
    subject: 'We have moved',
    paragraphs: [
      'Hello {first_name}, our dance course has moved to a new home, and your progress, trophies and streak have moved with it.',
      'Your old password did not: sign in with a link that we mail you, and choose a new one if you like.',
    ],
    button: 'Sign in by a mailed link',
  },
} as const satisfies Record<string, MailText>;

/** The studio's page that brings people and courses of other products. */
export const movingInAreas = ['transfer'] as const;
