import { AccountPassword } from '#people/web/account-fields.tsx';
import { useDeleteAccount } from '#people/web/profile-queries.ts';
import { textsOf, useFieldErrors } from '#platform/web/forms/use-field-errors.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { Form } from '#platform/web/ui/form.tsx';
import { showFailure, showToast } from '#platform/web/ui/toast.ts';

/** Asks for confirmation, and for the password; a person who has just signed in by a link may leave it empty. */
export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText();
  const deleteAccount = useDeleteAccount();
  const { errors, check, forget } = useFieldErrors<'password'>();

  function close() {
    forget();
    onClose();
  }

  async function handleSubmit(form: HTMLFormElement) {
    if (deleteAccount.isPending) return;
    const { password } = textsOf<'password'>(form);
    forget();
    try {
      // The result is awaited as a promise, because this dialog disappears with the session, and the call's callbacks
      // would then not be called.
      await deleteAccount.mutateAsync(password === '' ? {} : { password });
      showToast({ kind: 'success', text: text('profile_deleted') });
    } catch (failure) {
      if (failure instanceof ProblemError) check(form, 'password', failure.message);
      else showFailure({ title: text('toast.errorTitle'), text: text('toast.otherFailure') });
    }
  }

  return (
    <Dialog open={open} onClose={close} title={text('profile_delete')}>
      <Form className="stack" onSend={handleSubmit}>
        <p>{text('profile_delete_text')}</p>
        <AccountPassword error={errors.password} />
        <div className="cluster">
          <Button type="submit" look="blood" busy={deleteAccount.isPending}>
            {text('profile_delete_confirm')}
          </Button>
          <Button look="bone" onClick={close}>
            {text('profile_keep')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
