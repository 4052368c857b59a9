// The state of a language's files: texts that are missing, texts whose English has changed since, and texts that can't
// be used.

import type { Translation } from '#languages/content/translations.ts';
import type { SourceText } from '#subjects/rules/source-texts.ts';
import { pluralForms, splitForm } from './plural-forms.ts';
import { translationProblem } from './translation-problem.ts';

export type TranslationState = {
  /** Texts without a translation, or without one of its plural forms. */
  missing: SourceText[];
  /** Texts whose English has changed since they were translated. */
  stale: SourceText[];
  /** Faults as `key: fault`: a difference from the English text, or a key that no text has. */
  problems: string[];
};

/** The state of the files of a language. */
export function translationState(
  tag: string,
  english: readonly SourceText[],
  { texts, sources }: Translation,
): TranslationState {
  const wanted = new Map(
    english.flatMap((source) => keysOf(tag, source).map((key) => [key, source] as const)),
  );
  const problems = Object.entries(texts).flatMap(([key, text]) => {
    const source = wanted.get(key);
    // A translation of an older English text is not shown, so it is not compared with the new one.
    if (source && sources[source.key] !== source.hash) return [];
    const problem = source ? translationProblem(source, text, formOf(source, key)) : 'no text has this key';
    return problem ? [`${key}: ${problem}`] : [];
  });
  const translated = english.filter((source) => keysOf(tag, source).every((key) => texts[key] !== undefined));
  return {
    missing: english.filter((source) => !translated.includes(source)),
    stale: translated.filter(({ key, hash }) => sources[key] !== hash),
    problems,
  };
}

/** The keys of a text in a language: its own, or one for each plural form. */
export function keysOf(tag: string, { key, one }: SourceText): string[] {
  return one === undefined ? [key] : pluralForms(tag).map((form) => `${key}_${form}`);
}

/**
 * The key of a text in a language's files. It leaves out the number by which an operator orders the questions of the
 * FAQ.
 */
export function keyInFiles(key: string): string {
  return key.replace(/^copy:faq_\d\d_(?=.+_(?:title|answer)$)/, 'copy:faq_');
}

/** The plural form in `key`, if its text has forms. */
export function formOf({ one }: SourceText, key: string): string | null {
  return one === undefined ? null : splitForm(key).form;
}
