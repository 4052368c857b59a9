// The words of mails as editable texts, such as 'mail_welcome_subject', and 'mail_welcome_body' with a blank line
// between paragraphs. They are never sent to learners' browsers.

import { mailTexts, type Subscription, unsubscribeTexts } from '#subjects/content/mail-texts.ts';
import { type MailText, namelessChallenge, namelessGreeting } from './mail-texts.ts';

/** The beginning of the ids of all texts of mails. */
export const mailPrefix = 'mail_';

/** Returns the beginning of the ids of texts for ending a subscription. */
export function unsubscribeKey(from: Subscription): string {
  return from === 'reminders' ? 'unsubscribe' : `unsubscribe_${from}`;
}

/** The built-in texts by id. */
export const mailCopy: Readonly<Record<string, string>> = {
  /** The sender's name; if empty, the name in MAIL_FROM is used. */
  mail_sender: '',
  ...Object.fromEntries(
    (Object.keys(unsubscribeTexts) as Subscription[]).flatMap((from) => {
      const { reason, link } = unsubscribeTexts[from];
      const key = mailPrefix + unsubscribeKey(from);
      return [
        [`${key}_reason`, reason],
        [`${key}_link`, link],
      ];
    }),
  ),
  ...Object.fromEntries(Object.entries(mailTexts).flatMap(([kind, text]) => entriesOf(kind, text))),
};

/** Fixed texts by id: replacements for missing names in mails, and the page on which a subscription is ended. */
export const mailFixed: Readonly<Record<string, string>> = {
  nameless: namelessGreeting,
  namelessChallenge,
  ...Object.fromEntries(
    Object.entries(unsubscribeTexts).flatMap(([from, { reason: _, link: __, ...page }]) =>
      Object.entries(page).map(([part, text]) => [`unsubscribe.${from}.${part}`, text]),
    ),
  ),
};

function entriesOf(kind: string, { subject, paragraphs, button, code, note }: MailText): [string, string][] {
  const key = `${mailPrefix}${kind}`;
  return [
    [`${key}_subject`, subject],
    [`${key}_body`, paragraphs.join('\n\n')],
    ...(button ? [[`${key}_button`, button] as [string, string]] : []),
    ...(code ? [[`${key}_code`, code] as [string, string]] : []),
    ...(note ? [[`${key}_note`, note] as [string, string]] : []),
  ];
}
