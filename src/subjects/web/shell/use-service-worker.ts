// Has the service worker registered once a person is signed in.

import { useEffect, useRef } from 'react';
import { useText } from '#platform/web/queries/copy.ts';

/** Milliseconds after the first page has come: keeping the course must not compete with drawing it. */
const settledMs = 3_000;

export function useServiceWorker(): void {
  const text = useText();
  const words = { text: text('nav_update'), label: text('nav_update_now') };
  const offer = useRef(words);
  offer.current = words;
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const settled = setTimeout(() => {
      import('./register-worker.ts')
        .then(({ registerWorker }) => registerWorker(() => offer.current))
        .catch(() => {
          // Private windows and old certificates refuse workers; the course then needs its network, and that is all.
        });
    }, settledMs);
    return () => clearTimeout(settled);
  }, []);
}
