// The texts of a language as they are shown now; the English stands in for missing ones.

import type { Translation } from '#languages/content/translations.ts';
import type { SourceText } from '#subjects/rules/source-texts.ts';
import { splitForm } from './plural-forms.ts';
import { keyInFiles, keysOf } from './translation-state.ts';

/**
 * Returns the translations of `english`, the texts as they are now, by key (a text with plural forms by its
 * keys). A text of the files counts while it translates this English; an operator's `own` counts until the
 * operator changes it.
 */
export function translatedTexts(
  tag: string,
  english: readonly SourceText[],
  files: Translation,
  own: Translation['texts'],
): Map<string, string> {
  return new Map(
    english.flatMap((source) => {
      const keys = keysOf(tag, source);
      const built = files.sources[keyInFiles(source.key)] === source.hash ? files.texts : {};
      const texts = keys.flatMap((key) => {
        const text = own[key] ?? built[keyInFiles(key)];
        return text === undefined ? [] : [[key, text] as const];
      });
      return texts.length === keys.length ? texts : [];
    }),
  );
}

/**
 * The key under which pages find a text, without its kind; the form for all other numbers has the key alone.
 * A key that `english` has itself, such as `cue_other`, is no form.
 */
export function pageKey(key: string, english: Translation['texts']): string {
  const name = key.slice(key.indexOf(':') + 1);
  const { key: base, form } = splitForm(name);
  return form === 'other' && !(name in english) ? base : name;
}
