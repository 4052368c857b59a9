// The rule for a name in a mail to an unproven address: its reader may never have agreed to hear from the
// person who typed it, so that it must not be able to carry a message of its own.

/** Characters (code points) of the longest name. */
const LONGEST = 40;

/**
 * Whether a name has only letters of any script, spaces, apostrophes, hyphens, and dots before a space or the end ('Dr.
 * Zoë', 'Sam Jr.'). Such a name can be neither an address nor a link, in no mail program's eyes, and is no longer than a
 * name.
 */
export function isPlainName(name: string): boolean {
  return (
    [...name].length <= LONGEST && /^\p{L}[\p{L}\p{M}]*(\.?[ '’ʼ-]{1,2}\p{L}[\p{L}\p{M}]*)*\.?$/u.test(name)
  );
}
