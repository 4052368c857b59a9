// The plural forms of a text with a number, by language. Their names are those with which i18next ends a key.

/**
 * Returns the plural forms that whole numbers from 0 to 999 need in a language; the form 'other' is the last. In
 * English: `['one', 'other']`.
 */
export function pluralForms(tag: string): string[] {
  const rules = new Intl.PluralRules(tag);
  const forms = new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)));
  forms.delete('other');
  return [...forms, 'other'];
}

/** Splits a key into its name and its plural form; the form is null for a key without one. */
export function splitForm(key: string): { key: string; form: string | null } {
  const [, base, form] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return base && form ? { key: base, form } : { key, form: null };
}
