// The checks of the account forms (specification, section 5). Each names every field that fails, in the form's order,
// and never says whether an account exists.

import { formTexts } from '#platform/content/form-texts.ts';
import { hasEmailForm } from '#platform/rules/email.ts';
import { isBlank, textLength } from '#platform/rules/text-length.ts';
import { limits } from '#subjects/rules/limits.ts';
import { passwordLength } from './password.ts';

export type SignUpForm = { first_name: string; last_name: string; email: string; password: string };

export type FieldError<Field extends string> = { field: Field; message: string };

/**
 * Returns the failing fields, none when the form may be sent. Names and email count trimmed, the password as
 * it is.
 */
export function checkSignUp(form: SignUpForm): FieldError<keyof SignUpForm>[] {
  return failing([
    ['first_name', checkFirstName(form.first_name)],
    ['last_name', checkNameLength(form.last_name)],
    ['email', checkEmail(form.email)],
    ['password', checkNewPassword(form.password)],
  ]);
}

/**
 * Login needs both fields and an address in email format. The least length of a password is sign-up's
 * business.
 */
export function checkLogin(form: { email: string; password: string }): FieldError<'email' | 'password'>[] {
  const problem = checkNewPassword(form.password);
  return failing([
    ['email', checkEmail(form.email)],
    ['password', problem === formTexts.passwordTooShort ? null : problem],
  ]);
}

/** The message for an address that can't be one, or null. */
export function checkEmail(email: string): string | null {
  const trimmed = email.trim();
  if (trimmed === '') return formTexts.emailRequired;
  if (!hasEmailForm(trimmed)) return formTexts.emailInvalid;
  return textLength(trimmed) > limits.emailMax ? formTexts.emailTooLong : null;
}

/** The message for a password that can't be chosen, or null; the server checks the list of common ones. */
export function checkNewPassword(password: string): string | null {
  const length = passwordLength(password);
  if (length === 0) return formTexts.passwordRequired;
  if (length < limits.passwordMin) return formTexts.passwordTooShort;
  return length > limits.passwordMax ? formTexts.passwordTooLong : null;
}

function checkFirstName(name: string): string | null {
  return isBlank(name) ? formTexts.firstNameRequired : checkNameLength(name);
}

function checkNameLength(name: string): string | null {
  return textLength(name) > limits.nameMax ? formTexts.nameTooLong : null;
}

function failing<Field extends string>(checks: [Field, string | null][]): FieldError<Field>[] {
  return checks.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}
