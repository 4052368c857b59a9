// Invented languages, made from the English. They show at a glance which texts are not translated, do not
// fit, or are not mirrored from right to left. `en-XA` is longer, accented and in brackets; `ar-XB` has
// Arabic letters and runs from right to left.

import type { Translation } from '#languages/content/translations.ts';
import type { SourceText } from '#subjects/rules/source-texts.ts';
import { keysOf } from './translation-state.ts';

const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = [...'áƀçðéƒĝĥíĵķļɱñöþɋŕšţûṽŵẋýž'];
const arabic = [...'ابتثجحخدذرزسشصضطظعغفقكلمنه'];

/** The text in an invented language. Placeholders, markers and tags are kept. */
export function pseudoText(tag: string, text: string): string {
  const letters = tag === 'ar-XB' ? arabic : accented;
  const spoken = text.replace(
    /(\{\w+\}|\[[A-Z_]+(?: [\d-]+)?\]|<\/?\w[^>]*>|&\w+;)|[a-z]/gi,
    (piece, kept: string | undefined) => kept ?? letters[plain.indexOf(piece.toLowerCase())] ?? piece,
  );
  if (tag === 'ar-XB' || /<\w|\[[A-Z_]+/.test(text)) return spoken;
  return `[${spoken}${'~'.repeat(Math.min(20, Math.ceil(text.length * 0.3)))}]`;
}

/** All texts in an invented language, in the form of a language's files. */
export function pseudoTranslation(tag: string, english: readonly SourceText[]): Translation {
  return {
    texts: Object.fromEntries(
      english.flatMap((source) => keysOf(tag, source).map((key) => [key, pseudoText(tag, source.text)])),
    ),
    sources: Object.fromEntries(english.map(({ key, hash }) => [key, hash])),
  };
}
