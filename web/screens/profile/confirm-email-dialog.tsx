import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { toastTexts } from '#content/messages.ts';
import { useReadCopy } from '#web/queries/copy.ts';
import { useConfirmEmail } from '#web/queries/profile.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formSent, showFailure, showToast } from '#web/ui/toast.ts';

/** Where the link that was mailed to a new address leads: one click changes to it, because mail scanners open links. */
export function ConfirmEmailDialog() {
  const text = useReadCopy();
  const confirm = useConfirmEmail();
  const [token, setToken] = useEmailToken();

  async function handleConfirm() {
    formSent();
    try {
      await confirm.mutateAsync({ token: token ?? '' });
      showToast({ kind: 'success', text: toastTexts.settingsSaved });
      setToken(null);
    } catch (failure) {
      showFailure({ title: toastTexts.errorTitle, text: (failure as Error).message });
    }
  }

  return (
    <Dialog open={token !== null} onClose={() => setToken(null)} title={text('profile_email_confirm')}>
      <p>{text('profile_email_confirm_text')}</p>
      <Button busy={confirm.isPending} onClick={() => void handleConfirm()}>
        {text('profile_email_confirm_button')}
      </Button>
    </Dialog>
  );
}

/** The token of '#email=TOKEN'. It leaves the address bar and the history as soon as it is kept here. */
function useEmailToken() {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token, setToken] = useState<string | null>(null);
  const arriving = /^#email=([\w-]{1,200})$/.exec(hash)?.[1];

  useEffect(() => {
    if (arriving === undefined) return;
    setToken(arriving);
    navigate(pathname + search, { replace: true });
  }, [arriving, pathname, search, navigate]);

  return [token, setToken] as const;
}
