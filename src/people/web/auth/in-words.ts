import type { FieldError } from '#people/rules/sign-up.ts';

/** Turns the faults of a form into the texts that its fields show. */
export function inWords<Field extends string>(
  found: readonly FieldError<Field>[],
  text: (id: FieldError<Field>['text']) => string,
): { field: Field; message: string }[] {
  return found.map(({ field, text: id }) => ({ field, message: text(id) }));
}
