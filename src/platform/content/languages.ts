// The languages of the course. Every text is written in English first (docs/decisions/080).

export type Language = {
  /** The tag, as in `<html lang>`, in addresses and in the names of the language's files in src/languages/content. */
  tag: string;
  /** The language's own name. */
  name: string;
  /** The direction of the language's lines. */
  direction: 'ltr' | 'rtl';
  /**
   * Whether visitors can have the course in the language. The translation of an offered language may lack only a few
   * texts (scripts/check-languages.ts).
   */
  offered: boolean;
};

export const english: Language = { tag: 'en', name: 'English', direction: 'ltr', offered: true };

/** Every other language for which translations exist, complete or not. */
export const translatedLanguages: readonly Language[] = [
  { tag: 'es', name: 'Español', direction: 'ltr', offered: true },
  { tag: 'de', name: 'Deutsch', direction: 'ltr', offered: true },
  { tag: 'fr', name: 'Français', direction: 'ltr', offered: true },
  { tag: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr', offered: true },
];

/**
 * Invented languages, with which developers find words of a page that are not translated or do not fit
 * (languages/rules/translated-texts.ts).
 */
export const pseudoLanguages: readonly Language[] = [
  { tag: 'en-XA', name: '[Éñĝļíšĥ]', direction: 'ltr', offered: false },
  { tag: 'ar-XB', name: 'ثنجلسه', direction: 'rtl', offered: false },
];
