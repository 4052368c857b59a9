// The two fields of an account, as every form of the product asks for them.

import type { ComponentProps } from 'react';
import { useText } from '#platform/web/queries/copy.ts';
import { Field, PasswordField } from '#platform/web/ui/field.tsx';

/** The field of the address, under the name `email`; a new address has a `label`. */
export function AccountEmail(props: Partial<ComponentProps<typeof Field>>) {
  const text = useText();
  return <Field label={text('auth_email')} name="email" type="email" autoComplete="email" {...props} />;
}

/** The field of the password, under the name `password`; a new password has a `label`. */
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
