// A sound file that was played once can also be played offline.

/**
 * Fetches a file again, out of the browser's cache, once the page's first service worker runs. A service worker keeps
 * only files whose requests it sees, and the first service worker starts after the file was fetched.
 */
export function keepOffline(address: string): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller) return;
  workers.addEventListener('controllerchange', () => void fetch(address).catch(() => {}), { once: true });
}
