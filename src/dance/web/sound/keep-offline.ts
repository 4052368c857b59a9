// Sound files that were played once also play offline.

/**
 * Fetches a file again, out of the browser's cache, once the page's first service worker runs. A service worker keeps
 * only files whose requests it sees, and this one started after the file was first fetched.
 */
export function keepOffline(address: string): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller) return;
  workers.addEventListener('controllerchange', () => void fetch(address).catch(() => {}), { once: true });
}
