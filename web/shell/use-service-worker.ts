// Registers the service worker once a person is signed in, has it keep the course, and offers a new version when one
// waits: never forced, because the learner may be in the middle of a dance.

import { useEffect, useRef } from 'react';
import { inPageLanguage } from '../page-language.ts';
import { useReadCopy } from '../queries/copy.ts';
import { showToast } from '../ui/toast.ts';

const file = '/service-worker.js';
/** Milliseconds after the first page has come: keeping the course must not compete with drawing it. */
const settledMs = 3_000;

export function useServiceWorker(): void {
  const text = useReadCopy();
  const words = { text: text('nav_update'), label: text('nav_update_now') };
  const offer = useRef(words);
  offer.current = words;
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const settled = setTimeout(() => {
      register((worker) => offerUpdate(worker, offer.current)).catch(() => {
        // Private windows and old certificates refuse workers; the course then needs its network, and that is all.
      });
    }, settledMs);
    return () => clearTimeout(settled);
  }, []);
}

let started = false;

async function register(offer: (worker: ServiceWorker) => void): Promise<void> {
  if (started) return;
  started = true;
  const registration = await navigator.serviceWorker.register(trusted(file));
  const ready = await navigator.serviceWorker.ready;
  ready.active?.postMessage(`keep the course ${inPageLanguage().language ?? ''}`.trim());
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
}

function offerUpdate(worker: ServiceWorker, { text, label }: { text: string; label: string }): void {
  showToast({
    kind: 'info',
    text,
    stays: true,
    action: {
      label,
      run: () => {
        navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
        worker.postMessage('take over');
      },
    },
  });
}

/** Trusted Types: the worker's address is a script's address, and this is the only one that may pass. */
function trusted(address: string): string {
  const policy = window.trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (url) => {
      if (url !== file) throw new TypeError('Not the address of the worker');
      return url;
    },
  });
  return (policy?.createScriptURL(address) as string | undefined) ?? address;
}
