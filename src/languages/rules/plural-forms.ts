// The plural forms of a text with a number, by language. Their names are those with which i18next ends a key.

/**
 * The forms that whole numbers below a thousand need, with the form for all other numbers last: `['one', 'other']` in
 * English.
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
