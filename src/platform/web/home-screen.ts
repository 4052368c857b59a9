// A browser that hears of the manifest fetches it and an icon at once, 17 KB: too much to stand before a page's first words.

import { pageBase } from './page-language.ts';

/** Milliseconds after the page has loaded. */
const settledMs = 2_000;

/** Makes the page installable once it stands. */
export function offerHomeScreen(): void {
  window.addEventListener('load', () => setTimeout(linkManifest, settledMs));
}

function linkManifest(): void {
  const href = `${pageBase()}/manifest.webmanifest`;
  document.head.append(Object.assign(document.createElement('link'), { rel: 'manifest', href }));
}
