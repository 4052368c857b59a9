// The rule for a name in a mail to an unproven address. The reader may not know the person who typed the name, so the
// name must not be able to carry a message.

/** Characters (code points) of the longest name. */
const LONGEST = 40;

/**
 * Whether a name has only letters of any script, spaces, apostrophes, hyphens, and dots before a space or the end ('Dr.
 * Zoë', 'Sam Jr.'), and at most LONGEST characters. No mail program takes such a name for an address or a link.
 */
export function isPlainName(name: string): boolean {
  return (
    [...name].length <= LONGEST && /^\p{L}[\p{L}\p{M}]*(\.?[ '’ʼ-]{1,2}\p{L}[\p{L}\p{M}]*)*\.?$/u.test(name)
  );
}
