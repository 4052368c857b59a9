import type { Translation } from '#languages/content/translations.ts';
import type { SourceText } from '#subjects/rules/source-texts.ts';
import { translationProblem } from './translation-problem.ts';
import { formOf, keysOf } from './translation-state.ts';

export type Taken = Translation & { taken: number; refused: string[] };

/**
 * Returns a language's texts and fingerprints with `given` put in, in the order of the English texts and without keys
 * that no text has. A text that can't be used is refused with a reason and changes nothing. A text equal to its English
 * is refused too, unless `same` says that it is meant to be equal.
 */
export function takeTranslations(
  tag: string,
  english: readonly SourceText[],
  now: Translation,
  given: Translation['texts'],
  same: boolean,
): Taken {
  const texts: Record<string, string> = {};
  const sources: Record<string, string> = {};
  const refused: string[] = [];
  const unknown = new Set(Object.keys(given));
  let taken = 0;
  for (const source of english) {
    const keys = keysOf(tag, source);
    let fresh = keys.some((key) => given[key] !== undefined);
    for (const key of keys) {
      unknown.delete(key);
      const text = given[key];
      const problem = text === undefined ? null : problemOf(source, key, text, same);
      if (problem) refused.push(`${key}: ${problem}`);
      if (problem) fresh = false;
      const kept = text === undefined || problem ? now.texts[key] : text;
      if (kept !== undefined) texts[key] = kept;
      if (text !== undefined && !problem) taken += 1;
    }
    const hash = fresh ? source.hash : now.sources[source.key];
    if (hash !== undefined) sources[source.key] = hash;
  }
  return {
    texts,
    sources,
    taken,
    refused: [...refused, ...[...unknown].map((key) => `${key}: no text has this key`)],
  };
}

function problemOf(source: SourceText, key: string, text: unknown, same: boolean): string | null {
  if (typeof text !== 'string') return 'is not a text';
  const needsWords = /\p{L}{2}/u.test(source.text.replace(/\{\w+\}/g, ''));
  if (!same && needsWords && (text === source.text || text === source.one))
    return 'is still English (take it in with --same if it is meant)';
  return translationProblem(source, text, formOf(source, key));
}
