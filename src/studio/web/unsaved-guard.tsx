import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetDrafts, hasOwnDrafts, holdPageWhile } from '#platform/web/queries/held-page.ts';
import { Button } from '#platform/web/ui/button.tsx';
import { Dialog } from '#platform/web/ui/dialog.tsx';
import { signOutEvent } from '#subjects/web/shell/sign-out-button.tsx';
import { isUnsaved, leaveAfterYes, setGuard } from './unsaved.ts';

/** Asks before what is not saved would leave the page: by a link, Back, a reload or a sign-out. */
export function UnsavedGuard() {
  const navigate = useNavigate();
  // The router gives a new one at every place, and what listens here outlives that.
  const latest = useRef(navigate);
  latest.current = navigate;
  const [leaving, setLeaving] = useState<{ act: () => void; signOut?: boolean } | null>(null);

  useEffect(() => {
    const release = holdPageWhile(isUnsaved);
    const listening = new AbortController();
    const listen = { signal: listening.signal };
    const holdPage = (event: BeforeUnloadEvent) => isUnsaved() && event.preventDefault();
    const holdLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || !isUnsaved() || !leadsAway(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      leaveAfterYes(() => latest.current(link.pathname + link.search + link.hash));
    };
    // Back first leads to the same page once more, so that there is something to stay on. The question is asked when the
    // browser is there again: until then a Back would close it.
    let returning = false;
    const holdBack = () => {
      if (!isUnsaved()) return;
      const here = history.state?.held === true;
      if (here && returning) leaveAfterYes(() => history.go(-2));
      if (!here) history.forward();
      returning = !here;
    };
    const holdSignOut = (event: Event) => {
      if (!isUnsaved() && !hasOwnDrafts()) return;
      event.preventDefault();
      setLeaving({ act: (event as CustomEvent<() => void>).detail, signOut: true });
    };
    const holdHere = () => {
      // A place that is made on the way there would end that way.
      if (isUnsaved() && !returning && !history.state?.held)
        history.pushState({ ...history.state, held: true }, '');
    };
    // What is dragged, pasted or taken off a list is not typed; what was kept from before is only typed on.
    setGuard({ ask: (act) => setLeaving({ act }), begun: holdHere });
    window.addEventListener('beforeunload', holdPage, listen);
    window.addEventListener('click', holdLink, { ...listen, capture: true });
    window.addEventListener('popstate', holdBack, listen);
    window.addEventListener(signOutEvent, holdSignOut, listen);
    document.addEventListener('input', () => window.setTimeout(holdHere), listen);
    return () => {
      listening.abort();
      release();
      setGuard(null);
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
            if (leaving?.signOut) forgetDrafts();
            leaving?.act();
          }}
        >
          {leaving?.signOut ? 'Sign out without it' : 'Leave'}
        </Button>
      </div>
    </Dialog>
  );
}

/** Only a plain press on a link to another page of this site; everything else leaves this page as it is. */
function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const plain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  const elsewhere = link.pathname !== location.pathname;
  return plain && elsewhere && link.origin === location.origin && link.target !== '_blank' && !link.download;
}
