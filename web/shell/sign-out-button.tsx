import { useNavigate } from 'react-router';
import { toastTexts } from '#content/messages.ts';
import { paths } from '../paths.ts';
import { useCopy } from '../queries/copy.ts';
import { useSignOut } from '../queries/session.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.ts';

/** Signs out, then goes to the login page in place of the current one. */
export function SignOutButton({ className = '' }: { className?: string }) {
  const label = useCopy('nav_sign_out');
  const signOut = useSignOut();
  const navigate = useNavigate();

  async function handleClick() {
    try {
      // The promise outlives this button, which leaves the page together with the session.
      await signOut.mutateAsync();
      showToast({ kind: 'success', text: toastTexts.signedOut });
      await navigate(paths.login, { replace: true });
    } catch (error) {
      showToast({
        kind: 'error',
        title: toastTexts.errorTitle,
        text: error instanceof Error ? error.message : toastTexts.otherFailure,
      });
    }
  }

  return (
    <Button look="bone" className={className} busy={signOut.isPending} onClick={handleClick}>
      {label}
    </Button>
  );
}
