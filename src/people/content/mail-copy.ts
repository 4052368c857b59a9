// The words of mails as editable texts, like all others: 'mail_welcome_subject', 'mail_welcome_body' with a blank line
// between paragraphs. They never go to learners' browsers.

import { type MailText, mailTexts, unsubscribeTexts } from './mail-texts.ts';

/** What every key of a mail's text begins with. */
export const mailPrefix = 'mail_';

/** Built-in texts by key. */
export const mailCopy: Readonly<Record<string, string>> = {
  /** Empty: the name that stands in MAIL_FROM. */
  mail_sender: '',
  mail_unsubscribe_reason: unsubscribeTexts.reminders.reason,
  mail_unsubscribe_link: unsubscribeTexts.reminders.link,
  mail_unsubscribe_crew_reason: unsubscribeTexts.crew.reason,
  mail_unsubscribe_crew_link: unsubscribeTexts.crew.link,
  ...Object.fromEntries(Object.entries(mailTexts).flatMap(([kind, text]) => entriesOf(kind, text))),
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
