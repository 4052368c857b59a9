import { useState } from 'react';
import { checkEmail } from '#people/rules/sign-up.ts';
import { AccountEmail, AccountPassword } from '#people/web/account-fields.tsx';
import { MailedCodeForm } from '#people/web/mailed-code-form.tsx';
import { useChangeEmail, useConfirmEmail } from '#people/web/profile-queries.ts';
import { useSession } from '#people/web/session.ts';
import { formTexts } from '#platform/content/form-texts.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { ownStore } from '#platform/web/own-store.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { ErrorNote } from '#platform/web/ui/error-note.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { showFailure, showToast } from '#platform/web/ui/toast.ts';

type FieldName = 'email' | 'password';
type Props = {
  open: boolean;
  /** Why a mailed link failed. */
  problem?: string | null;
  onClose: () => void;
};

/** The dialog for a new address: it asks for address and password, and then for the code that was mailed. */
export function ChangeEmailDialog({ open, problem, onClose }: Props) {
  const text = useText();
  const { user } = useSession();
  return (
    <Dialog open={open} onClose={onClose} title={text('profile_email_change')}>
      <ErrorNote>{problem}</ErrorNote>
      {open && user && <Steps user_id={user.id} onDone={onClose} />}
    </Dialog>
  );
}

/** The key under which the device stores the time until which a code can be typed. */
const MEMORY = 'email-code';
/**
 * How long to offer the field for the code, in milliseconds: a code works for half an hour, and its mail may take a
 * moment.
 */
const LONGEST = 31 * 60_000;

/**
 * The steps of the dialog. While a code may be on its way, the dialog opens with the field for the code: an app on the
 * home screen is often ended while its person looks for the mail.
 */
function Steps({ user_id, onDone }: { user_id: string; onDone: () => void }) {
  const text = useText();
  const confirm = useConfirmEmail();
  const [asked, setAsked] = useState(() => Number(ownStore.read(user_id, 'known', MEMORY) ?? 0) > Date.now());

  function keep(until: number) {
    ownStore.write(user_id, 'known', MEMORY, until);
    setAsked(until > 0);
  }

  if (!asked) return <NewEmailForm onSent={() => keep(Date.now() + LONGEST)} />;
  return (
    <div className="stack">
      <p role="status">{text('profile_email_sent')}</p>
      <MailedCodeForm
        busy={confirm.isPending}
        failure={confirm.error}
        onCode={(code) =>
          confirm.mutate(
            { code },
            {
              onSuccess: () => {
                showToast({ kind: 'success', text: text('toast.settingsSaved') });
                keep(0);
                onDone();
              },
            },
          )
        }
      />
      <Button look="quiet" onClick={() => keep(0)}>
        {text('profile_email_again')}
      </Button>
    </div>
  );
}

/** The form for the new address; a person who just signed in may leave the password empty. */
function NewEmailForm({ onSent }: { onSent: () => void }) {
  const text = useText(formTexts);
  const changeEmail = useChangeEmail();
  const { errors, check } = useFieldErrors<FieldName>();

  function handleSubmit(form: HTMLFormElement) {
    const { email, password } = textsOf<FieldName>(form);
    const problem = checkEmail(email);
    if (changeEmail.isPending || !check(form, 'email', problem && text(problem))) return;
    changeEmail.mutate(
      { email, ...(password === '' ? {} : { password }) },
      {
        onSuccess: onSent,
        onError: (error) => {
          if (!(error instanceof ProblemError)) showFailure({ text: text('toast.settingsFailed') });
          else check(form, fieldOf(error), error.message);
        },
      },
    );
  }

  return (
    <Form className="stack" onSend={handleSubmit}>
      <AccountEmail label={text('profile_email_new')} error={errors.email} />
      <AccountPassword error={errors.password} />
      <Button type="submit" busy={changeEmail.isPending}>
        {text('profile_email_save')}
      </Button>
    </Form>
  );
}

function fieldOf({ code, field }: ProblemError): FieldName {
  return code === 'reauth_required' || field === 'password' ? 'password' : 'email';
}
