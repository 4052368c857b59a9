/**
 * A subject that an operator can switch off: the others do without it. Its words are English, for the studio
 * alone.
 */
export type Feature = {
  title: string;
  /** A sentence about its use for people. */
  about: string;
  /** The pattern of other texts that speak of the feature. */
  mention: RegExp;
  /** The pattern of the keys of the feature's own editable texts. */
  ownTexts: RegExp;
};
