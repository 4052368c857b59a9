// A channel to this browser's other tabs. Where a person has blocked the site's data, a browser may refuse the channel.
// Then no tab gets news from other tabs, and nothing else changes. No function here may throw.

/** Opens the channel `name`; returns null where the browser refuses the channel. */
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
