// Sound files that were played once also play offline.

/**
 * Fetches a file again, out of the browser's cache, once the first service worker runs: it started after the
 * first fetch, and keeps only files that it sees.
 */
export function keepOffline(address: string): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller) return;
  workers.addEventListener('controllerchange', () => void fetch(address).catch(() => {}), { once: true });
}
