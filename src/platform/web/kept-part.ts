/** Pages that a device keeps for offline use once it has opened one of them. */
export type KeptPart = {
  /** The part's name in the page's message to the service worker, such as 'keep the crews'. */
  name: string;
  /** The modules that these pages load. */
  files: readonly string[];
  /** The address of the pages' texts in other languages; English texts come with the pages. */
  copy: string;
};
