/** Pages that a device keeps once it was on one of them. */
export type KeptPart = {
  /** The part's name as the page asks for it: 'keep the crews'. */
  name: string;
  /** The modules that are loaded for them. */
  files: readonly string[];
  /** The address of their texts in other languages; in English they come with the pages. */
  copy: string;
};
