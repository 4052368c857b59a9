/**
 * A subject that an operator can switch off; the other subjects work without it. Its texts are English, because only
 * the studio shows them.
 */
export type Feature = {
  title: string;
  /** A sentence about what people use it for. */
  about: string;
  /** The pattern of other texts that speak of the feature. */
  mention: RegExp;
  /** The pattern of the keys of the feature's own editable texts. */
  ownTexts: RegExp;
};
