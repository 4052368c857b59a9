import { toastTexts } from '#content/messages.ts';
import { checkNewPassword } from '#rules/accounts/sign-up.ts';
import { AccountPassword } from '#web/course-ui/account-fields.tsx';
import { ProblemError } from '#web/queries/call.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { useRedeemPasswordReset } from '#web/queries/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { showFailure, showToast } from '#web/ui/toast.ts';
import { textsOf, useFieldErrors } from '#web/ui/use-field-errors.ts';
import { AuthCard } from './auth-card.tsx';

/** Where a reset link leads: a new password, then back to the login form, signed out everywhere. */
export function NewPasswordForm({
  token,
  onDone,
  onRefused,
}: {
  token: string;
  onDone: () => void;
  /** The link no longer works; with the words for it. */
  onRefused: (message: string) => void;
}) {
  const copy = useReadCopy();
  const redeem = useRedeemPasswordReset();
  const { errors, check } = useFieldErrors<'password'>();

  function submit(form: HTMLFormElement) {
    const { password } = textsOf<'password'>(form);
    if (redeem.isPending || !check(form, 'password', checkNewPassword(password))) return;
    redeem.mutate(
      { token, password },
      {
        onSuccess: () => {
          showToast({ kind: 'success', text: copy('auth_reset_done') });
          onDone();
        },
        onError: (error) => {
          showFailure({ title: toastTexts.errorTitle, text: error.message });
          if (!(error instanceof ProblemError)) return;
          if (error.code === 'link_invalid') onRefused(error.message);
          if (error.field === 'password') check(form, 'password', error.message);
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
