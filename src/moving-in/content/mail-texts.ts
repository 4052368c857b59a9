// The words that an operator starts from, to tell the people of an import.

import type { MailText } from '#people/content/mail-texts.ts';

export const movingInMails = {
  /** The text that an operator starts from; it goes out in the operator's own words. */
  invitation: {
    subject: 'We have moved',
    paragraphs: [
      'Hello {first_name}, our dance course has moved to a new home, and your progress, trophies and streak have moved with it.',
      'Your old password did not: sign in with a link that we mail you, and choose a new one if you like.',
    ],
    button: 'Sign in by a mailed link',
  },
} as const satisfies Record<string, MailText>;
