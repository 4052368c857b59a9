import { AppError } from '#platform/server/http/app-error.ts';
import { storedEmail } from '#platform/server/stored-email.ts';

/** Returns the address as it is stored. Throws invalid_input on the field `email` for an invalid address. */
export function requireEmail(text: string): string {
  const email = storedEmail(text);
  if (email === null) throw new AppError('invalid_input', { field: 'email', text: 'form.emailInvalid' });
  return email;
}
