// The browser's router, in which every navigation can be held back. use-blocker.ts, which only pages with unsaved words
// load, then asks the person whether to leave.

import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory as createBrowserHistory, Router, type To } from 'react-router';
import { pageBase } from './page-language.ts';

/**
 * A navigation that is about to happen. With `popped` (Back or Forward) the browser has changed the address already.
 */
export type Way = { to: To; popped?: true; go: () => void };

let holds: (way: Way) => boolean = () => false;

/**
 * Calls `check` before every navigation within this document; a result of true holds the navigation back. Returns the
 * function that removes `check`.
 */
export function holdWays(check: (way: Way) => boolean): () => void {
  holds = check;
  return () => {
    if (holds === check) holds = () => false;
  };
}

export function AppRouter({ children }: { children: ReactNode }) {
  const [history] = useState(holdableHistory);
  const [{ action, location }, setShown] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((update) => startTransition(() => setShown(update))), [history]);
  return (
    <Router basename={pageBase()} location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  );
}

function holdableHistory() {
  const history = createBrowserHistory({ v5Compat: true });
  const { push, replace, listen } = history;
  const pass = (way: Way) => {
    if (!holds(way)) way.go();
  };
  return Object.assign(history, {
    push: (to: To, state?: unknown) => pass({ to, go: () => push(to, state) }),
    replace: (to: To, state?: unknown) => pass({ to, go: () => replace(to, state) }),
    listen: (listener: Parameters<typeof listen>[0]) =>
      listen((update) => {
        if (update.action === 'POP') pass({ to: update.location, popped: true, go: () => listener(update) });
        else listener(update);
      }),
  });
}
