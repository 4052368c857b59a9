// The service worker keeps wanted sound files for offline use.

/**
 * Fetches a file once more, out of the browser's cache, for a service worker that came after it, so that it
 * keeps the file.
 */
export function keepOffline(address: string): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller) return;
  workers.addEventListener('controllerchange', () => void fetch(address).catch(() => {}), { once: true });
}
