// Shows errors at the fields of a form, and moves the focus to the first field with an error.

import { useState } from 'react';
import { ProblemError } from '../queries/call.ts';

export type FieldErrors<Field extends string> = Partial<Record<Field, string>>;

/**
 * Returns the errors of a form. `show` replaces all errors and focuses the first named field; if there are no errors,
 * `show` returns true. `forget` clears the errors when the form itself is gone.
 */
export function useFieldErrors<Field extends string>() {
  const [errors, setErrors] = useState<FieldErrors<Field>>({});

  function show(form: HTMLFormElement, found: readonly { field: Field; message: string }[]): boolean {
    setErrors(Object.fromEntries(found.map(({ field, message }) => [field, message])) as FieldErrors<Field>);
    const [first] = found;
    if (first === undefined) return true;
    const control = form.elements.namedItem(first.field);
    if (control instanceof HTMLElement) control.focus();
    return false;
  }

  /** Checks a form in which only one field can be wrong. */
  function check(form: HTMLFormElement, field: Field, message: string | false | null): boolean {
    return show(form, message ? [{ field, message }] : []);
  }

  /** Shows the server's refusal at the field that it names; returns false where the form has no such field. */
  function refuse(form: HTMLFormElement, error: Error): boolean {
    const field = error instanceof ProblemError ? error.field : undefined;
    if (!field || !form.elements.namedItem(field)) return false;
    check(form, field as Field, error.message);
    return true;
  }

  return { errors, show, check, refuse, forget: () => setErrors({}) };
}

/** Focuses the first field that is shown with an error. */
export function toFirstError(form: Element | null | undefined): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}

/** Returns the texts of a form by field name, as they were typed. */
export function textsOf<Field extends string>(form: HTMLFormElement): Record<Field, string> {
  return Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  ) as Record<Field, string>;
}
