// The words of every mail, subject by subject.

import { crewMails, crewUnsubscribeTexts } from '#crew/content/feature.ts';
import { movingInMails } from '#moving-in/content/feature.ts';
import { peopleMails, peopleUnsubscribeTexts } from '#people/content/mail-texts.ts';

export const mailTexts = {
  ...peopleMails,
  ...movingInMails,
  ...crewMails,
} as const;

export type MailKind = keyof typeof mailTexts;

/**
 * Texts for each kind of mail that can be unsubscribed from: the words below the mail, with the link, and the page of
 * that link.
 */
export const unsubscribeTexts = {
  ...peopleUnsubscribeTexts,
  ...crewUnsubscribeTexts,
} as const;

/** A kind of mail from which a person can unsubscribe by a link in it. */
export type Subscription = keyof typeof unsubscribeTexts;
