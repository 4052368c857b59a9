// The words of mails as they are stored by now, and the parts of the brand that a mail shows.

import { mailCopy, mailPrefix } from '#people/content/mail-copy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { allCopy } from '#subjects/content/texts.ts';

/** Returns the text of a key; '' for an unknown one. */
export type MailCopy = (key: string) => string;

const builtIn: Readonly<Record<string, string>> = { ...allCopy, ...mailCopy };
const brand = ['meta_site_name', 'brand_accent'];

/** Reads an operator's own texts; `typed` are some that are not saved yet. */
export async function readMailCopy(db: Db, typed: Readonly<Record<string, string>> = {}): Promise<MailCopy> {
  const rows = await db
    .selectFrom('ui_copy')
    .select(['key', 'text'])
    .where(({ or, eb, fn, val }) =>
      or([fn<boolean>('starts_with', ['key', val(mailPrefix)]), eb('key', 'in', brand)]),
    )
    .execute();
  const texts = { ...builtIn, ...Object.fromEntries(rows.map(({ key, text }) => [key, text])), ...typed };
  return (key) => texts[key] ?? '';
}

/**
 * The sender: the name that is a text of the product, or that of MAIL_FROM, which is an address or 'Name <address>'. The
 * built-in name of MAIL_FROM stands for the name of the site.
 */
export function senderOf(from: string, copy: MailCopy): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  const given = name.replace(/^"(.*)"$/, '$1');
  const own = given === builtIn.meta_site_name ? copy('meta_site_name') : given;
  return { name: copy('mail_sender').trim() || own, address };
}
