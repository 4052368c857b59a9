// The texts of a language as they are shown now, with English in place of missing ones.

import type { Translation } from '#languages/content/translations.ts';
import type { SourceText } from '#subjects/rules/source-texts.ts';
import { splitForm } from './plural-forms.ts';
import { keyInFiles, keysOf } from './translation-state.ts';

/**
 * Returns the translations of `english`, the current English texts, by key (one for each plural form). A
 * text of the files counts only while the English is the one it translates. An operator's `own` text counts
 * until the operator changes it.
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
 * The key by which pages find a text, without its kind; the form for all other numbers has no suffix. A key
 * that `english` itself has, such as `cue_other`, is not taken for a plural form.
 */
export function pageKey(key: string, english: Translation['texts']): string {
  const name = key.slice(key.indexOf(':') + 1);
  const { key: base, form } = splitForm(name);
  return form === 'other' && !(name in english) ? base : name;
}
