import { useNavigate } from 'react-router';
import { toastTexts } from '#content/messages.ts';
import { paths } from '#rules/paths.ts';
import { useCopy } from '../queries/copy.ts';
import { useSignOut } from '../queries/session.ts';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.ts';

/** What is asked before: who prevents it is given the sign-out itself, to be done later. */
export const signOutEvent = 'shamble:sign-out';

/** Signs out on this device at once and goes to the login page in place of the current one. */
export function SignOutButton({ className = '' }: { className?: string }) {
  const label = useCopy('nav_sign_out');
  const signOut = useSignOut();
  const navigate = useNavigate();

  function handleClick() {
    const asked = new CustomEvent(signOutEvent, { cancelable: true, detail: leave });
    if (window.dispatchEvent(asked)) void leave();
  }

  async function leave() {
    const told = signOut();
    void navigate(paths.login, { replace: true });
    try {
      await told;
      showToast({ kind: 'success', text: toastTexts.signedOut });
    } catch {
      showToast({ kind: 'info', text: toastTexts.signedOutHere });
    }
  }

  return (
    <Button look="bone" className={className} onClick={handleClick}>
      {label}
    </Button>
  );
}
