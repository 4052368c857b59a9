/** What an operator can switch off: a subject that the others do without. In English, for the studio alone. */
export type Feature = {
  title: string;
  /** What people have by it, in a sentence. */
  about: string;
  /** Finds other texts that speak of it. */
  mention: RegExp;
  /** Finds its own editable texts by their keys. */
  ownTexts: RegExp;
};
