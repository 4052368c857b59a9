// The fields for address and password, used by all forms that ask for them.

import type { ComponentProps } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { Field, PasswordField } from '#platform/web/ui/field.tsx';

/** The field `email`. Give a `label` when the field asks for a new address. */
export function AccountEmail(props: Partial<ComponentProps<typeof Field>>) {
  const text = useText();
  return <Field label={text('auth_email')} name="email" type="email" autoComplete="email" {...props} />;
}

/** The field `password`. Give a `label` when the field asks for a new password. */
export function AccountPassword(props: Partial<ComponentProps<typeof PasswordField>>) {
  const text = useText();
  return (
    <PasswordField
      label={text('auth_password')}
      name="password"
      autoComplete="current-password"
      show={text('auth_password_show')}
      hide={text('auth_password_hide')}
      {...props}
    />
  );
}
