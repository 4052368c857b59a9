import { checkEmail } from '#people/rules/sign-up.ts';
import { AccountEmail } from '#people/web/account-fields.tsx';
import { useRequestMagicLink } from '#people/web/session.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { keepAsked } from '#platform/web/queries/asked-link.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { showFailure, showToast } from '#platform/web/ui/toast.ts';
import { AuthCard } from './auth-card.tsx';

/** The form that asks for a mailed link. The answer is the same whether or not the address has an account. */
export function MagicLinkForm({
  email,
  problem,
  onBack,
}: {
  email?: string | undefined;
  /** Why a mailed link failed. */
  problem?: string | undefined;
  onBack: () => void;
}) {
  const copy = useText(formTexts);
  const request = useRequestMagicLink();
  const { errors, check } = useFieldErrors<'email'>();

  function submit(form: HTMLFormElement) {
    const { email } = textsOf<'email'>(form);
    const problem = checkEmail(email);
    if (request.isPending || !check(form, 'email', problem && copy(problem))) return;
    request.mutate(
      { email },
      {
        onSuccess: () => {
          showToast({
            kind: 'success',
            title: copy('toast.magicLinkSentTitle'),
            text: copy('toast.magicLinkSent'),
          });
          keepAsked();
          onBack();
        },
        onError: (error) => showFailure({ title: copy('toast.errorTitle'), text: error.message }),
      },
    );
  }

  return (
    <AuthCard title={copy('auth_magic_title')} tagline={copy('auth_magic_text')}>
      <ErrorNote>{problem}</ErrorNote>
      <Form className="stack" onSend={submit}>
        <AccountEmail defaultValue={email} error={errors.email} />
        <div className="cluster auth-row">
          <Button look="bone" onClick={onBack}>
            {copy('auth_magic_back')}
          </Button>
          <Button type="submit" busy={request.isPending} busyLabel={copy('auth_magic_busy')}>
            {copy('auth_magic_button')}
          </Button>
        </div>
      </Form>
    </AuthCard>
  );
}
