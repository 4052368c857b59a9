// Registers the service worker, has it keep the course, and offers a new version that waits. The version is never
// forced, because the learner may be in the middle of a dance. This file is loaded once the page has settled.

import { inPageLanguage } from '#platform/web/page-language.ts';
import { trustedAddress } from '#platform/web/trusted-address.ts';
import { showToast } from '#platform/web/ui/toast.ts';

const file = '/service-worker.js';

type Words = { text: string; label: string };

let started = false;

/**
 * Resolves once the worker has been asked to keep the course. `words` returns the words of the offer, and is called
 * when a new version waits. Rejects where the browser refuses service workers.
 */
export async function registerWorker(words: () => Words): Promise<void> {
  const offer = (worker: ServiceWorker) => offerUpdate(worker, words());
  if (started) return;
  started = true;
  const registration = await navigator.serviceWorker.register(trustedAddress('service-worker', file));
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

function offerUpdate(worker: ServiceWorker, { text, label }: Words): void {
  showToast({
    kind: 'info',
    text,
    stays: true,
    action: {
      label,
      run: () => {
        // Another tab may have let the new worker take over already. The browser reports a takeover (controllerchange)
        // only once, so this page then just reloads.
        if (worker.state !== 'installed') return window.location.reload();
        navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload());
        worker.postMessage('take over');
      },
    },
  });
}
