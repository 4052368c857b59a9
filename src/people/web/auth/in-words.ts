import type { FieldError } from '#people/rules/sign-up.ts';

/** What is wrong with a form, in the words that its fields show. */
export function inWords<Field extends string>(
  found: readonly FieldError<Field>[],
  text: (id: FieldError<Field>['text']) => string,
): { field: Field; message: string }[] {
  return found.map(({ field, text: id }) => ({ field, message: text(id) }));
}
