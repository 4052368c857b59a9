// A page may use the camera only when the document it was loaded with may. People who came here by links from a page
// without a stage have such a document: their lesson is loaded anew, and the mirror opens again by itself.

import { tabStore } from '#web/device-store.ts';
import { mirrorWish } from './mirror-wish.ts';

/** Browsers that know documents without a camera also have this; the others ignore the header. */
type Policed = Document & { featurePolicy?: { allowsFeature(name: string): boolean } };

/** Loads the page anew where its document may not use the camera: true then. Once, then the camera's own answer counts. */
export function reloadForCamera(): boolean {
  const wished = tabStore.get(mirrorWish) !== null;
  tabStore.remove(mirrorWish);
  if (wished || (document as Policed).featurePolicy?.allowsFeature('camera') !== false) return false;
  tabStore.set(mirrorWish, 'open');
  location.reload();
  return true;
}
