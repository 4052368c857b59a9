// The words of the mail of a crew. The server fills in the leader's words.

import type { MailText } from '#people/content/mail-texts.ts';

export const crewMails = {
  crew: {
    subject: '{crew}: {leader} has written to the crew',
    paragraphs: ['Hello {first_name}, {leader} writes to the crew {crew}:', '{message}'],
    button: 'Open my crew',
    note: 'Answers to this mail do not reach {leader}. Something in it is not right? Tell an adult you trust, and us, with the feedback page.',
  },
} as const satisfies Record<string, MailText>;

/** The words to unsubscribe, as in src/people/content/mail-texts.ts. */
export const crewUnsubscribeTexts = {
  crew: {
    reason: 'You get this because you asked for the mails of your crew.',
    link: 'Stop mails of my crews',
    pageTitle: 'Stop mails of crews',
    question: 'Do you want to stop the mails of your crews?',
    button: 'Stop mails of crews',
    done: 'You get no more mails of your crews. You can ask for them again on the page of your crew.',
  },
} as const;
