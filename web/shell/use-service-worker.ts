// Registers the service worker once somebody is signed in, has it keep the course, and offers a new version when one
// waits: never forced, because somebody may be in the middle of a dance.

import { useEffect } from 'react';
import { showToast } from '../ui/toast.ts';

const file = '/service-worker.js';

export function useServiceWorker(): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    void register().catch(() => {
      // Private windows and old certificates refuse workers; the course then needs its network, and that is all.
    });
  }, []);
}

let started = false;

async function register(): Promise<void> {
  if (started) return;
  started = true;
  const registration = await navigator.serviceWorker.register(trusted(file));
  const ready = await navigator.serviceWorker.ready;
  ready.active?.postMessage('keep the course');
  if (registration.waiting) offerUpdate(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(worker);
    });
  });
}

function offerUpdate(worker: ServiceWorker): void {
  showToast({
    kind: 'info',
    text: 'A new version is ready.',
    stays: true,
    action: {
      label: 'Use it now',
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
