import { checkNewPassword } from '#people/rules/sign-up.ts';
import { AccountPassword } from '#people/web/account-fields.tsx';
import { useRedeemPasswordReset } from '#people/web/session.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { showFailure, showToast } from '#platform/web/ui/toast.ts';
import { AuthCard } from './auth-card.tsx';

/** The form of a reset link. After choosing a new password, the person is signed out everywhere and sees the login. */
export function NewPasswordForm({
  token,
  onDone,
  onRefused,
}: {
  token: string;
  onDone: () => void;
  /** Called with a message when the link no longer works. */
  onRefused: (message: string) => void;
}) {
  const copy = useText(formTexts);
  const redeem = useRedeemPasswordReset();
  const { errors, check, refuse } = useFieldErrors<'password'>();

  function submit(form: HTMLFormElement) {
    const { password } = textsOf<'password'>(form);
    const problem = checkNewPassword(password);
    if (redeem.isPending || !check(form, 'password', problem && copy(problem))) return;
    redeem.mutate(
      { token, password },
      {
        onSuccess: () => {
          showToast({ kind: 'success', text: copy('auth_reset_done') });
          onDone();
        },
        onError: (error) => {
          showFailure({ title: copy('toast.errorTitle'), text: error.message });
          refuse(form, error);
          if (error instanceof ProblemError && error.code === 'link_invalid') onRefused(error.message);
        },
      },
    );
  }

  return (
    <AuthCard title={copy('auth_reset_title')} tagline={copy('auth_reset_text')}>
      <Form className="stack" onSend={submit}>
        <AccountPassword
          label={copy('auth_new_password')}
          autoComplete="new-password"
          hint={copy('auth_password_hint')}
          error={errors.password}
        />
        <Button type="submit" size="large" busy={redeem.isPending} busyLabel={copy('auth_reset_busy')}>
          {copy('auth_reset_button')}
        </Button>
      </Form>
    </AuthCard>
  );
}
