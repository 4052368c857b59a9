import { pageBase } from '#platform/web/page-language.ts';
import { showToast } from './toast.ts';

/** The whole address of a page of this site, in the page's language. */
export function addressOf(path: string): string {
  return window.location.origin + pageBase() + path;
}

/**
 * Offers an address in the device's share sheet, else copies it to the clipboard. Where neither works, it is shown to
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
    // The person closed the share sheet, having changed their mind.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'info', text: words.toCopy });
  }
}
