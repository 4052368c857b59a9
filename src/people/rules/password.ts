// The rules for a password: its length, and that it is not a common password. Passwords are never trimmed.

/** Returns the length of a password as people count it: code points after NFC normalisation. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFC')].length;
}

/** Whether a password is on the list of common passwords (in lower case), or is the person's own address or name. */
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
