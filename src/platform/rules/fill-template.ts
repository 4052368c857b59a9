// Fills the {placeholders} of texts with values. The result is text, never HTML.

type Value = string | number;

/**
 * Puts values into a template; `write` turns each value into text. A placeholder without a value stays visible, so that
 * a typo in edited copy is noticed.
 */
export function fillTemplate(
  template: string,
  values: Readonly<Record<string, Value>>,
  write: (value: Value) => string = String,
): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? write(values[name] as Value) : placeholder,
  );
}
