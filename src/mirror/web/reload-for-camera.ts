// A page may use the camera only if the document that the browser loaded first may use it. The document of a page
// without a stage may not, and a person can come from there to a lesson by a link, without a new document. The
// lesson's page is then reloaded, and the mirror opens again by itself.

import { tabStore } from '#platform/web/device-store.ts';

/** The key that marks a tab whose page was reloaded to show the mirror. */
const reloadMark = 'shamble.mirror.wish';

/**
 * A document with a feature policy. Browsers that obey the response header about the camera have a feature policy;
 * other browsers ignore that header.
 */
type Policed = Document & { featurePolicy?: { allowsFeature(name: string): boolean } };

/**
 * Reloads the page and returns true if its document may not use the camera. A page is reloaded only once; after that
 * the camera's own answer counts.
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
