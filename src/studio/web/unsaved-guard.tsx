import { useEffect, useState, useSyncExternalStore } from 'react';
import { ownStore } from '#platform/web/own-store.ts';
import { hasOwnDrafts, holdPageWhile } from '#platform/web/queries/held-page.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { useBlocker } from '#platform/web/use-blocker.ts';
import { signOutEvent } from '#subjects/web/shell/sign-out-button.tsx';
import { forgetUnsaved, isUnsaved } from './unsaved.ts';

/** Asks before a link, Back or a sign-out leads away from unsaved words; before a reload the browser asks. */
export function UnsavedGuard() {
  const [leaving, setLeaving] = useState<{ act: () => void; signOut?: boolean } | null>(null);
  useBlocker(isUnsaved, (leave) => setLeaving({ act: leave }));
  const unsaved = useSyncExternalStore(ownStore.listen, isUnsaved);

  // If a save ends while the question is open, everything is saved, and the page is left.
  useEffect(() => {
    if (unsaved || !leaving || leaving.signOut) return;
    setLeaving(null);
    leaving.act();
  }, [unsaved, leaving]);

  useEffect(() => {
    const release = holdPageWhile(isUnsaved);
    const listening = new AbortController();
    const listen = { signal: listening.signal };
    const holdPage = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    const holdSignOut = (event: Event) => {
      if (!isUnsaved() && !hasOwnDrafts()) return;
      event.preventDefault();
      setLeaving({ act: (event as CustomEvent<() => void>).detail, signOut: true });
    };
    window.addEventListener('beforeunload', holdPage, listen);
    window.addEventListener(signOutEvent, holdSignOut, listen);
    return () => {
      listening.abort();
      release();
    };
  }, []);

  return (
    <Dialog open={leaving !== null} onClose={() => setLeaving(null)} title="This is not saved yet">
      <p>
        {leaving?.signOut
          ? `Signing out takes what you typed ${isUnsaved() ? '' : 'on another page of the studio '}off this device.`
          : 'What you typed is kept on this device, and stands here again when you come back. Nobody else sees it until you save it.'}
      </p>
      <div className="cluster">
        <Button onClick={() => setLeaving(null)}>Stay and save</Button>
        <Button
          look="bone"
          onClick={() => {
            setLeaving(null);
            if (leaving?.signOut) forgetUnsaved();
            leaving?.act();
          }}
        >
          {leaving?.signOut ? 'Sign out without it' : 'Leave'}
        </Button>
      </div>
    </Dialog>
  );
}
