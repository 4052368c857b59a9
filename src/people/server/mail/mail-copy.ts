// The texts of mails as operators have edited them, and the sender's name.

import { mailCopy, mailPrefix } from '#people/content/mail-copy.ts';
import type { Db } from '#platform/server/db/database.ts';
import { allCopy } from '#subjects/content/texts.ts';

/** Returns the text with an id; '' for an unknown id. */
export type MailCopy = (key: string) => string;

const builtIn: Readonly<Record<string, string>> = { ...allCopy, ...mailCopy };
const brand = ['meta_site_name', 'brand_accent'];

/** Reads the operators' texts. `typed` has texts that an operator has typed and not saved. */
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
 * Returns the sender. Its name is the text mail_sender, or else the name in MAIL_FROM, which is an address or 'Name
 * <address>'. If MAIL_FROM has its built-in name, the sender is the name of the site.
 */
export function senderOf(from: string, copy: MailCopy): { name: string; address: string } {
  const [, name = '', address = from] = /^\s*(.*?)\s*<([^<>]+)>\s*$/.exec(from) ?? [];
  const given = name.replace(/^"(.*)"$/, '$1');
  const own = given === builtIn.meta_site_name ? copy('meta_site_name') : given;
  return { name: copy('mail_sender').trim() || own, address };
}
