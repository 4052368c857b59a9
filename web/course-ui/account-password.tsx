import type { ComponentProps } from 'react';
import { useReadCopy } from '#web/queries/copy.ts';
import { PasswordField } from '#web/ui/field.tsx';

/** The account's password, under the name `password`; a `label` where it is a new one. */
export function AccountPassword(props: Partial<ComponentProps<typeof PasswordField>>) {
  const text = useReadCopy();
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
