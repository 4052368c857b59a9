import { formToastTexts } from '#content/form-texts.ts';
import { toastTexts } from '#content/messages.ts';
import { checkEmail } from '#rules/accounts/sign-up.ts';
import { AccountEmail, AccountPassword } from '#web/course-ui/account-fields.tsx';
import { ProblemError } from '#web/queries/call.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { useChangeEmail } from '#web/queries/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { showFailure, showToast } from '#web/ui/toast.ts';
import { textsOf, useFieldErrors } from '#web/ui/use-field-errors.ts';

type FieldName = 'email' | 'password';

/** A new address, with the password; a person who just signed in may leave the password empty. */
export function ChangeEmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useReadCopy();
  const changeEmail = useChangeEmail();
  const { errors, check, forget } = useFieldErrors<FieldName>();

  function close() {
    forget();
    onClose();
  }

  function handleSubmit(form: HTMLFormElement) {
    const { email, password } = textsOf<FieldName>(form);
    if (changeEmail.isPending || !check(form, 'email', checkEmail(email))) return;
    changeEmail.mutate(
      { email, ...(password === '' ? {} : { password }) },
      {
        onSuccess: () => {
          showToast({
            kind: 'success',
            title: formToastTexts.magicLinkSentTitle,
            text: text('profile_email_sent'),
            stays: true,
            ofPerson: true,
          });
          close();
        },
        onError: (error) => {
          if (!(error instanceof ProblemError)) showFailure({ text: toastTexts.settingsFailed });
          else check(form, fieldOf(error), error.message);
        },
      },
    );
  }

  return (
    <Dialog open={open} onClose={close} title={text('profile_email_change')}>
      <Form className="stack" onSend={handleSubmit}>
        <AccountEmail label={text('profile_email_new')} error={errors.email} />
        <AccountPassword error={errors.password} />
        <Button type="submit" busy={changeEmail.isPending}>
          {text('profile_email_save')}
        </Button>
      </Form>
    </Dialog>
  );
}

function fieldOf({ code, field }: ProblemError): FieldName {
  return code === 'reauth_required' || field === 'password' ? 'password' : 'email';
}
