import { useNavigate } from 'react-router';
import { useSignOut } from '#people/web/session.ts';
import { fixedText } from '#platform/web/fixed-text.ts';
import { useText } from '#platform/web/queries/copy.ts';
import { hasOwnDrafts } from '#platform/web/queries/held-page.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { showToast } from '#platform/web/ui/toast.ts';
import { paths } from '#subjects/rules/paths.ts';

/** The event before a sign-out. A listener that prevents it gets the function that signs out, to call it later. */
export const signOutEvent = 'shamble:sign-out';

/** Signs out on this device at once, and replaces the current page with the login page. */
export function SignOutButton({
  look = 'bone',
  className = '',
}: {
  look?: 'bone' | 'row';
  className?: string;
}) {
  const label = useText()('nav_sign_out');
  const signOut = useSignOut();
  const navigate = useNavigate();

  function handleClick() {
    const asked = new CustomEvent(signOutEvent, { cancelable: true, detail: askForDrafts });
    if (window.dispatchEvent(asked)) askForDrafts();
  }

  /**
   * Signs out, but asks first if there are unsaved drafts, because no page after the sign-out could ask. An open studio
   * page has asked already and removed its drafts.
   */
  function askForDrafts() {
    if (!hasOwnDrafts()) return void leave();
    const action = { label: fixedText('toast.signOutAllTheSame'), run: () => void leave() };
    showToast({ kind: 'error', ofPerson: true, text: fixedText('toast.signOutTakesDrafts'), action });
  }

  async function leave() {
    const signedOut = signOut();
    void navigate(paths.login, { replace: true });
    try {
      await signedOut;
      showToast({ kind: 'success', text: fixedText('toast.signedOut') });
    } catch {
      showToast({ kind: 'info', text: fixedText('toast.signedOutHere') });
    }
  }

  return (
    <Button look={look} className={className} onClick={handleClick}>
      {label}
    </Button>
  );
}
