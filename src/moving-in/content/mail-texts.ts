// The first version of the mail to the people of an import, which the operator edits.

import type { MailText } from '#people/content/mail-texts.ts';

export const movingInMails = {
  /** The text from which the operator starts; the mail has the operator's own words. */
  invitation: {
    subject: 'We have moved',
    paragraphs: [
      'Hello {first_name}, our dance course has moved to a new home, and your progress, trophies and streak have moved with it.',
      'Your old password did not: sign in with a link that we mail you, and choose a new one if you like.',
    ],
    button: 'Sign in by a mailed link',
  },
} as const satisfies Record<string, MailText>;
