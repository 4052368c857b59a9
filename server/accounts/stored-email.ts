// An address as accounts know it. Of a domain with letters beyond ASCII some browsers send what was typed (exämple.de), some
// its spelling in DNS (xn--exmple-cua.de): it is one mailbox, and one account.

import { domainToASCII, domainToUnicode } from 'node:url';
import { isEmail } from '#rules/accounts/email.ts';

/** An address as it is stored and looked up: trimmed, in lower case, its domain as in DNS. Null when it is none. */
export function storedEmail(text: string): string | null {
  const typed = text.normalize('NFC').trim();
  const stored = withDomain(typed.toLowerCase().normalize('NFC'), domainToASCII);
  return isEmail(typed) && isEmail(stored) ? stored : null;
}

/** A stored address, and how an account may have it that is older than the one spelling. */
export function spellingsOf(email: string): string[] {
  return [...new Set([email, withDomain(email, domainToUnicode)])];
}

/** A domain that has no such spelling stays as it is. */
function withDomain(email: string, spell: (domain: string) => string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  return email.slice(0, at) + (spell(domain) || domain);
}
