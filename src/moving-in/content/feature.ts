// The things that other subjects show of moving in: its entry in the operators' list of features, its page of the
// studio, and the mail to the people who moved.

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

/** The pages of the feature; each includes all pages below it. */
export const movingInFeaturePages = { 'moving-in': ['/studio/transfer'] };

/** The mail to the people of an import as it is proposed to the operator; it is sent in the operator's own words. */
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
