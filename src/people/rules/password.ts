// A password must have a length and must not be a common one. These rules never trim it, and never store it.

/** Length of a password in characters as people count them: code points after NFC. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFC')].length;
}

/** Whether a password is on the list of common ones (lower case), or is the person's own address or name. */
export function isTooCommon(
  password: string,
  list: ReadonlySet<string>,
  { email, names }: { email: string; names: readonly string[] },
): boolean {
  const folded = fold(password);
  const own = [email, email.split('@')[0] ?? '', ...names, names.join(''), names.join(' ')].map(fold);
  return list.has(folded) || own.some((text) => text !== '' && text === folded);
}

function fold(text: string): string {
  return text.normalize('NFC').toLowerCase();
}
