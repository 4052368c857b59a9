import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type MailedLink, readMailedLink } from '#people/rules/mailed-link.ts';
import { useConfirmEmail } from '#people/web/profile-queries.ts';
import { ProblemError } from '#platform/web/queries/call.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { formSent, showFailure, showToast } from '#platform/web/ui/toast.ts';
import { ChangeEmailDialog } from './change-email-dialog.tsx';

/**
 * The dialog of a link that was mailed to a new address. A press changes the address: opening the link is not enough,
 * because mail scanners open links. If the link does not work or has no token, the form for a new mail follows.
 */
export function ConfirmEmailDialog() {
  const text = useText();
  const confirm = useConfirmEmail();
  const [link, setLink] = useEmailLink();
  const [problem, setProblem] = useState<string | null>(null);
  const isLost = link !== null && link.token === null;

  async function handleConfirm(token: string) {
    formSent();
    try {
      await confirm.mutateAsync({ token });
      showToast({ kind: 'success', text: text('toast.settingsSaved') });
      setLink(null);
    } catch (failure) {
      const { message } = failure as Error;
      showFailure({ title: text('toast.errorTitle'), text: message });
      if (!(failure instanceof ProblemError) || failure.code !== 'link_invalid') return;
      setLink(null);
      setProblem(message);
    }
  }

  const token = link?.token ?? null;
  const shown = problem ?? (isLost ? text('profile_email_lost') : null);
  return (
    <>
      <Dialog open={token !== null} onClose={() => setLink(null)} title={text('profile_email_confirm')}>
        <p>{text('profile_email_confirm_text')}</p>
        <Button busy={confirm.isPending} onClick={() => token !== null && void handleConfirm(token)}>
          {text('profile_email_confirm_button')}
        </Button>
      </Dialog>
      <ChangeEmailDialog
        open={shown !== null}
        problem={shown}
        onClose={() => {
          setLink(null);
          setProblem(null);
        }}
      />
    </>
  );
}

/**
 * Returns the link that led here. Its token is removed from address bar and history as soon as this page has kept the
 * link.
 */
function useEmailLink() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [link, setLink] = useState<MailedLink | null>(null);
  const address = search + hash;

  useEffect(() => {
    const arriving = readMailedLink(address);
    if (arriving?.purpose !== 'email') return;
    setLink(arriving);
    navigate(pathname, { replace: true });
  }, [address, pathname, navigate]);

  return [link, setLink] as const;
}
