// What a password must be: length only, and not a common one. Never trims, never stores it.

/** Characters as people count them: code points after NFC. */
export function passwordLength(password: string): number {
  return [...password.normalize('NFC')].length;
}

/** Whether it is on the list of common passwords (lower case), or is the person's own address or name. */
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
