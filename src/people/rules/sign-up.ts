// The checks of the account forms (specification, section 5). They name all fields that fail, in the form's order, and
// say nothing about whether an account exists.

import type { formTexts } from '#platform/content/form-texts.ts';
import { hasEmailForm } from '#platform/rules/email.ts';
import { isBlank, textLength } from '#platform/rules/text-length.ts';
import { limits } from '#subjects/rules/limits.ts';
import { passwordLength } from './password.ts';

export type SignUpForm = { first_name: string; last_name: string; email: string; password: string };

/** A fault of a form, as the id of its text. */
type Problem = keyof typeof formTexts;

export type FieldError<Field extends string> = { field: Field; text: Problem };

/** Returns the fields that fail; none if the form may be sent. Names and address are trimmed, the password is not. */
export function checkSignUp(form: SignUpForm): FieldError<keyof SignUpForm>[] {
  return failing([
    ['first_name', checkFirstName(form.first_name)],
    ['last_name', checkNameLength(form.last_name)],
    ['email', checkEmail(form.email)],
    ['password', checkNewPassword(form.password)],
  ]);
}

/** Login needs an address in email format and a password. Only sign-up checks the least length of a password. */
export function checkLogin(form: { email: string; password: string }): FieldError<'email' | 'password'>[] {
  const problem = checkNewPassword(form.password);
  return failing([
    ['email', checkEmail(form.email)],
    ['password', problem === 'form.passwordTooShort' ? null : problem],
  ]);
}

/** Returns the fault of an address, or null. */
export function checkEmail(email: string): Problem | null {
  const trimmed = email.trim();
  if (trimmed === '') return 'form.emailRequired';
  if (!hasEmailForm(trimmed)) return 'form.emailInvalid';
  return textLength(trimmed) > limits.emailMax ? 'form.emailTooLong' : null;
}

/** Returns the fault of a new password, or null. Only the server has the list of common passwords. */
export function checkNewPassword(password: string): Problem | null {
  const length = passwordLength(password);
  if (length === 0) return 'form.passwordRequired';
  if (length < limits.passwordMin) return 'form.passwordTooShort';
  return length > limits.passwordMax ? 'form.passwordTooLong' : null;
}

function checkFirstName(name: string): Problem | null {
  return isBlank(name) ? 'form.firstNameRequired' : checkNameLength(name);
}

function checkNameLength(name: string): Problem | null {
  return textLength(name) > limits.nameMax ? 'form.nameTooLong' : null;
}

function failing<Field extends string>(checks: [Field, Problem | null][]): FieldError<Field>[] {
  return checks.flatMap(([field, text]) => (text === null ? [] : [{ field, text }]));
}
