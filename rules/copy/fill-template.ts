// Values for the {placeholders} in editable texts. The result is text, never HTML.

/** Puts values in; a placeholder without a value stays visible, so that a typo in edited copy shows itself. */
export function fillTemplate(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : placeholder,
  );
}
