// A page may use the camera only if the document that was loaded first may. People who came by links from a
// page without a stage have a document that may not. Then the lesson's page is reloaded, and the mirror
// opens again by itself.

import { tabStore } from '#platform/web/device-store.ts';

/** The key that marks a tab whose page was reloaded to show the mirror. */
const reloadMark = 'shamble.mirror.wish';

/**
 * A document with a feature policy. Browsers that obey the header about the camera have this too; others
 * ignore the header.
 */
type Policed = Document & { featurePolicy?: { allowsFeature(name: string): boolean } };

/**
 * Reloads the page, and returns true, if its document may not use the camera. It does so only once; then the
 * camera's own answer counts.
 */
export function reloadForCamera(): boolean {
  const tried = isLoadedForMirror();
  tabStore.remove(reloadMark);
  if (tried || (document as Policed).featurePolicy?.allowsFeature('camera') !== false) return false;
  tabStore.set(reloadMark, 'open');
  location.reload();
  return true;
}

/** Whether the page was reloaded to show the mirror. */
export function isLoadedForMirror(): boolean {
  return tabStore.get(reloadMark) !== null;
}
