// The texts of a language as they are shown now, with English in place of missing ones. Invented languages show at a
// glance which texts are not translated, do not fit, or are not mirrored: `en-XA` is longer, accented and bracketed,
// `ar-XB` is written in Arabic letters, right to left.

import type { Translation } from '#languages/content/translations.ts';
import type { SourceText } from '#subjects/rules/source-texts.ts';
import { splitForm } from './plural-forms.ts';
import { keyInFiles, keysOf } from './translation-state.ts';

/**
 * Returns the translations of `english`, the current English texts, by key (one for each plural form). A text of
 * `files` is left out once its English has changed. An operator's `own` text is used until the operator changes it. A
 * text is left out if the translation of one of its plural forms is missing.
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
 * The key by which pages find a text, without its kind ('copy:'). The plural form `other` gets no suffix. A key that
 * `english` itself has, such as `cue_other`, is not taken for a plural form.
 */
export function pageKey(key: string, english: Translation['texts']): string {
  const name = key.slice(key.indexOf(':') + 1);
  const { key: base, form } = splitForm(name);
  return form === 'other' && !(name in english) ? base : name;
}

const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = [...'áƀçðéƒĝĥíĵķļɱñöþɋŕšţûṽŵẋýž'];
const arabic = [...'ابتثجحخدذرزسشصضطظعغفقكلمنه'];

/** The text in an invented language. Placeholders, markers and tags stay. */
export function pseudoText(tag: string, text: string): string {
  const letters = tag === 'ar-XB' ? arabic : accented;
  const spoken = text.replace(
    /(\{\w+\}|\[[A-Z_]+(?: [\d-]+)?\]|<\/?\w[^>]*>|&\w+;)|[a-z]/gi,
    (piece, kept: string | undefined) => kept ?? letters[plain.indexOf(piece.toLowerCase())] ?? piece,
  );
  if (tag === 'ar-XB' || /<\w|\[[A-Z_]+/.test(text)) return spoken;
  return `[${spoken}${'~'.repeat(Math.min(20, Math.ceil(text.length * 0.3)))}]`;
}

/** All texts in an invented language, as the files of a language would have them. */
export function pseudoTranslation(tag: string, english: readonly SourceText[]): Translation {
  return {
    texts: Object.fromEntries(
      english.flatMap((source) => keysOf(tag, source).map((key) => [key, pseudoText(tag, source.text)])),
    ),
    sources: Object.fromEntries(english.map(({ key, hash }) => [key, hash])),
  };
}
