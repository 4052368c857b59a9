// Sound files are kept for offline once they were wanted.

/** A service worker that comes after the file has it pass once more, out of the browser's cache, and keeps it. */
export function keepOffline(address: string): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers || workers.controller) return;
  workers.addEventListener('controllerchange', () => void fetch(address).catch(() => {}), { once: true });
}
