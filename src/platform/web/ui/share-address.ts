import { pageBase } from '#platform/web/page-language.ts';
import { showToast } from './toast.ts';

/** The whole address of a page of this site, in the page's language. */
export function addressOf(path: string): string {
  return window.location.origin + pageBase() + path;
}

/**
 * Hands an address to the device's own sheet for sharing, else to the clipboard. An address that neither takes is shown to
 * be copied.
 */
export async function shareAddress(
  shared: { title: string; text?: string; url: string },
  words: { copied: string; toCopy: string },
): Promise<void> {
  try {
    if (navigator.share) return await navigator.share(shared);
    await navigator.clipboard.writeText(shared.url);
    showToast({ kind: 'success', text: words.copied });
  } catch (error) {
    // A person who closes the sheet has changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'info', text: words.toCopy });
  }
}
