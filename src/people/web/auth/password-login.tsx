import type { ReactNode } from 'react';
import { checkLogin } from '#people/rules/sign-up.ts';
import { AccountEmail, AccountPassword } from '#people/web/account-fields.tsx';
import { useSignIn } from '#people/web/session.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Card } from '#platform/web/ui/card.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { Link } from '#platform/web/ui/link.tsx';
import { showFailure } from '#platform/web/ui/toast.ts';
import { paths } from '#subjects/rules/paths.ts';
import { AuthCard } from './auth-card.tsx';
import { inWords } from './in-words.ts';

/**
 * The form of address and password. After signing in, the login screen leads to the next page, because the session
 * changes.
 */
export function PasswordLogin({
  email,
  reason,
  code,
  onForgot,
}: {
  email?: string | undefined;
  /** Why the login is needed, for a person who came by a mailed link. */
  reason: ReactNode;
  /** The form for the code of a mail that was asked for here. */
  code: ReactNode;
  onForgot: () => void;
}) {
  const copy = useText(formTexts);
  const signIn = useSignIn();
  const { errors, show } = useFieldErrors<'email' | 'password'>();

  function submit(form: HTMLFormElement) {
    const { email, password } = textsOf<'email' | 'password'>(form);
    if (signIn.isPending || !show(form, inWords(checkLogin({ email, password }), copy))) return;
    signIn.mutate(
      { email, password },
      {
        onError: ({ message }) => showFailure({ title: copy('toast.loginFailedTitle'), text: message }),
      },
    );
  }

  return (
    <AuthCard title={copy('auth_login_title')} tagline={copy('auth_login_tagline')}>
      {reason && <p>{reason}</p>}
      {code && (
        <Card look="ground" size="small">
          {code}
        </Card>
      )}
      <Form className="stack" onSend={submit}>
        <AccountEmail defaultValue={email} autoComplete="username" error={errors.email} />
        <AccountPassword error={errors.password} />
        <ErrorNote>{signIn.error?.message}</ErrorNote>
        <Button type="submit" size="large" busy={signIn.isPending} busyLabel={copy('auth_login_busy')}>
          {copy('auth_login_button')}
        </Button>
        <Button look="quiet" onClick={onForgot}>
          {copy('auth_forgot')}
        </Button>
      </Form>
      <p className="centered">
        <span>{copy('auth_signup_prompt')}</span> <Link to={paths.auth}>{copy('auth_signup_link')}</Link>
      </p>
    </AuthCard>
  );
}
