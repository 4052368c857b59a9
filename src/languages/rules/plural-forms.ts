// The forms that a text with a number has in a language, with the names that i18next gives them as endings of the key.

/**
 * The forms that whole numbers below a thousand take, the form for all others last: `['one', 'other']` in
 * English.
 */
export function pluralForms(tag: string): string[] {
  const rules = new Intl.PluralRules(tag);
  const forms = new Set(Array.from({ length: 1000 }, (_, number) => rules.select(number)));
  forms.delete('other');
  return [...forms, 'other'];
}

/** A key without a plural ending, and the form; null for a key without one. */
export function splitForm(key: string): { key: string; form: string | null } {
  const [, base, form] = /^(.*)_(zero|one|two|few|many|other)$/.exec(key) ?? [];
  return base && form ? { key: base, form } : { key, form: null };
}
