// A browser that hears of the manifest fetches it and an icon at once, 17 KB: too much to stand before a page's first words.

/** Makes the page installable once it has loaded. */
export function offerHomeScreen(): void {
  window.addEventListener('load', () => {
    const link = document.createElement('link');
    link.rel = 'manifest';
    link.href = '/manifest.webmanifest';
    document.head.append(link);
  });
}
