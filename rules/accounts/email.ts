// What counts as an email address. Strict enough to be put into a mail header, lenient about everything else.

import { limits } from '#rules/limits.ts';

/** One @ with something on both sides and a dotted domain; no white space, control characters, commas or angle brackets. */
export function hasEmailForm(text: string): boolean {
  const [local, domain, ...more] = text.split('@');
  return (
    more.length === 0 &&
    Boolean(local) &&
    /^[^.]+(\.[^.]+)+$/.test(domain ?? '') &&
    !/[\s\p{Cc}\p{Cf},<>]/u.test(text)
  );
}

/** An address of at most 255 characters (specification, section 5). Expects trimmed text. */
export function isEmail(text: string): boolean {
  return [...text].length <= limits.emailMax && hasEmailForm(text);
}
