import { pageBase } from '#platform/web/page-language.ts';
import { showToast } from './toast.ts';

/** Returns the whole address of a page of this site, in the shown page's language. */
export function addressOf(path: string): string {
  return window.location.origin + pageBase() + path;
}

/**
 * Offers an address in the device's share sheet, or else copies the address to the clipboard. If neither works, a
 * message has the words `toCopy`.
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
    // This error means that the person closed the share sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    showToast({ kind: 'info', text: words.toCopy });
  }
}
