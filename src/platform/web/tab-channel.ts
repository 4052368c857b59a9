// A channel to this browser's other tabs. Where a person has blocked the site's data, a browser may refuse it: then
// each tab is on its own, and nothing else changes. Must never throw.

/** Returns null where the browser refuses. */
export function openTabChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

/** Sends `news` to the other tabs. */
export function sendToTabs(name: string, news: unknown): void {
  const channel = openTabChannel(name);
  channel?.postMessage(news);
  channel?.close();
}
