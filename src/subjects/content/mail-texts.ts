// The words of every mail, subject by subject.

import { crewMails, crewUnsubscribeTexts } from '#crew/content/mail-texts.ts';
import { movingInMails } from '#moving-in/content/mail-texts.ts';
import { peopleMails, peopleUnsubscribeTexts } from '#people/content/mail-texts.ts';

export const mailTexts = {
  ...peopleMails,
  ...movingInMails,
  ...crewMails,
} as const;

export type MailKind = keyof typeof mailTexts;

/** The words below a mail that can be unsubscribed from, with the link that ends its kind, and the page of that link. */
export const unsubscribeTexts = {
  ...peopleUnsubscribeTexts,
  ...crewUnsubscribeTexts,
} as const;

/** The kind of mail from which a person can unsubscribe by a mailed link. */
export type Subscription = keyof typeof unsubscribeTexts;
