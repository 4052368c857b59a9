/**
 * A subject that an operator can switch off; the other subjects work without it. Its texts are English, because only
 * the studio shows them.
 */
export type Feature = {
  title: string;
  /** A sentence about the use of the feature. */
  about: string;
  /** Matches the words by which other subjects' texts mention the feature. */
  mention: RegExp;
  /** Matches the keys of the feature's own editable texts. */
  ownTexts: RegExp;
};
