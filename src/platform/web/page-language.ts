// The language of this page, which the document names before the first script runs. Scripts have their texts in
// English. A page in another language loads translations. A text is found by its id, a word of the dance by the
// fingerprint of the English word.

import { sourceHash } from '#platform/rules/source-hash.ts';
import { pathIn } from '#subjects/rules/paths.ts';

type Words = Readonly<Record<string, string>>;

let tag = typeof document === 'undefined' ? 'en' : document.documentElement.lang;
let words: Words | undefined;
/** Words of pages that few people open. They may arrive before the words of every page. */
let more: Words = {};

/** Sets the language of everything drawn from now on: once in the browser, before each page on the server. */
export function speak(language: string, spoken: Words | undefined): void {
  tag = language;
  words = spoken;
}

/** Adds words in the page's language, for pages that few people open. */
export function alsoSpeak(spoken: Words): void {
  more = { ...more, ...spoken };
}

/** Returns the tag of the page's language, for formats of dates and numbers. */
export const pageLanguage = () => tag;

/** Returns the translation that was loaded with the page, by a text's id or a word's fingerprint. */
export function translationOf(id: string): string | undefined {
  return words?.[id] ?? more[id];
}

/** Returns a word of the dance, or a title of the course, in the page's language. */
export function say(english: string): string {
  return translationOf(sourceHash(english)) ?? english;
}

/** Returns 1 where text runs from left to right, -1 where text runs from right to left. */
export const towardsEnd = () => (document.dir === 'rtl' ? -1 : 1);

/** Returns the prefix of every path of this page: '' in English, '/es' in Spanish. */
export const pageBase = () => pathIn(tag, '');

/** Returns a path without the prefix of the page's language. */
export function ownPath(pathname: string): string {
  return pathname.slice(pageBase().length) || '/';
}

/** Returns the query of calls whose answers depend on the language. */
export function inPageLanguage(): { language?: string } {
  return tag === 'en' ? {} : { language: tag };
}
