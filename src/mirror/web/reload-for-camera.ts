// A page may use the camera only when the document with which it was loaded may. People who came here by
// links from a page without a stage have such a document: their lesson is loaded anew, and the mirror opens
// again by itself.

import { tabStore } from '#platform/web/device-store.ts';

/** Key of the mark of a tab whose page is loaded anew to show the mirror. */
const reloadMark = 'shamble.mirror.wish';

/**
 * A document with a feature policy: browsers that know documents without a camera also have this; the others
 * ignore the header.
 */
type Policed = Document & { featurePolicy?: { allowsFeature(name: string): boolean } };

/**
 * Loads the page anew, and returns true, when its document may not use the camera. It does so once, then the
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

/** True on a page that was loaded anew to show the mirror. */
export function isLoadedForMirror(): boolean {
  return tabStore.get(reloadMark) !== null;
}
