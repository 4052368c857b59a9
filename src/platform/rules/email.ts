// The form of an email address: the one rule of sign-up, sign-in, change of address, import and feedback.

import { limits } from '#subjects/rules/limits.ts';

/**
 * Matches the part before the @ that RFC 5321 allows without quotes: ASCII, and dots only between other characters.
 */
const local = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** Matches a part of a domain between dots: letters of any script, digits, and hyphens inside; at most 63 signs. */
const label = /^[\p{L}\p{N}]([\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u;

/**
 * Whether the text is a local part that every mail server takes, one @, and a domain with a dot whose last part is no
 * number. An address in brackets, an address in quotes and two dots in a row are refused. A domain in compatibility
 * characters (fullwidth letters, Roman numerals) is refused too: mail goes to its plain spelling, so one mailbox would
 * have two addresses. Expects trimmed text.
 */
export function hasEmailForm(text: string): boolean {
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1);
  const labels = domain.split('.');
  return (
    domain.normalize('NFKC') === domain.normalize('NFC') &&
    local.test(text.slice(0, Math.max(at, 0))) &&
    labels.length > 1 &&
    labels.every((each) => label.test(each)) &&
    !/^\p{N}+$/u.test(labels.at(-1) ?? '')
  );
}

/**
 * Whether the text is an address of at most 255 characters (specification, section 5). Expects trimmed text.
 */
export function isEmail(text: string): boolean {
  return [...text].length <= limits.emailMax && hasEmailForm(text);
}
