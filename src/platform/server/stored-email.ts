// Makes the spelling of an email address that accounts store. For a domain with letters beyond ASCII, some browsers
// send the typed form (exämple.de), and others the domain's spelling in DNS (xn--exmple-cua.de): both are one mailbox,
// and one account.

import { domainToASCII } from 'node:url';
import type pg from 'pg';
import { isEmail } from '#platform/rules/email.ts';

/**
 * Returns an address as it is stored and looked up: trimmed, in lower case, its domain as in DNS; null where the text
 * is no address.
 */
export function storedEmail(text: string): string | null {
  const typed = text.normalize('NFC').trim();
  const small = typed.toLowerCase().normalize('NFC');
  const domain = small.slice(small.lastIndexOf('@') + 1);
  // A domain that has no spelling in DNS stays as it is.
  const stored = small.slice(0, -domain.length) + (domainToASCII(domain) || domain);
  return isEmail(typed) && isEmail(stored) ? stored : null;
}

/**
 * Gives stored addresses of older versions, or of their backups, the spelling of `storedEmail`. An account keeps its
 * address if another account already has the new spelling.
 */
export async function respellEmails(pool: pg.Pool): Promise<void> {
  for (const [table, free] of [
    ['users', 'not exists (select from users where lower(email) = $2)'],
    ['feedback', 'true'],
  ]) {
    const { rows } = await pool.query(
      `select id, email from ${table} where octet_length(email) > length(email)`,
    );
    for (const { id, email } of rows) {
      const stored = storedEmail(email);
      if (stored !== null && stored !== email)
        await pool.query(`update ${table} set email = $2 where id = $1 and ${free}`, [id, stored]);
    }
  }
}
