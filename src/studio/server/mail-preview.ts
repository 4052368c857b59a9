// Shows a mail as it would arrive, with a text that is still being typed. Nothing is sent or stored.

import { mailPrefix } from '#people/content/mail-copy.ts';
import { readMailCopy, senderOf } from '#people/server/mail/mail-copy.ts';
import { renderMail } from '#people/server/mail/render-mail.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { InputOf, OutputOf } from '#subjects/api/contract.ts';
import { type MailKind, mailTexts } from '#subjects/content/mail-texts.ts';
import { paths } from '#subjects/rules/paths.ts';

/**
 * Returns the mail; `from` is MAIL_FROM. Texts that are in all mails (the sender, the product's name) are shown in the
 * welcome mail.
 */
export async function previewMail(
  db: Db,
  { origin, from }: { origin: string; from: string },
  { key, text, others }: InputOf<'previewStudioMail'>['body'],
): Promise<OutputOf<'previewStudioMail'>> {
  const copy = await readMailCopy(db, { ...others, [key]: text });
  const kinds = Object.keys(mailTexts) as MailKind[];
  const [kind = key.startsWith(`${mailPrefix}unsubscribe_`) ? 'practice' : 'welcome'] = kinds
    .filter((each) => key.startsWith(`${mailPrefix}${each}_`))
    .sort((one, other) => other.length - one.length);
  const { subject, html } = renderMail({
    kind,
    copy,
    values: {
      first_name: 'Morticia',
      challenge_name: 'Thrill the World',
      event_date: 'Saturday, October 30 at 3:00 pm PDT / 10:00 pm GMT (Oct 30)',
    },
    link: origin + paths.login,
    ...('code' in mailTexts[kind] ? { code: 'K7QM-2XWT' } : {}),
    ...(key.startsWith(`${mailPrefix}unsubscribe_`) ? { unsubscribe: origin + paths.profile } : {}),
  });
  const sender = senderOf(from, copy);
  return { from: sender.name ? `${sender.name} <${sender.address}>` : sender.address, subject, html };
}
