// The language of this page, which the document says before the first script runs. Scripts have their texts in English.
// A page in another language loads the translations: of texts by id, of the dance's words by the fingerprint of the
// English.

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

/** Adds words of the same language, for pages that few people open. */
export function alsoSpeak(spoken: Words): void {
  more = { ...more, ...spoken };
}

/** The language's tag, for formats of dates and numbers. */
export const pageLanguage = () => tag;

/** The translation that was loaded with the page, by a text's id or a word's fingerprint. */
export function translationOf(id: string): string | undefined {
  return words?.[id] ?? more[id];
}

/** A word of the dance, or a title of the course, in the page's language. */
export function say(english: string): string {
  return translationOf(sourceHash(english)) ?? english;
}

/** 1 where text runs from left to right, -1 where it runs from right to left. */
export const towardsEnd = () => (document.dir === 'rtl' ? -1 : 1);

/** The prefix of every path of this page: '' in English, '/es' in Spanish. */
export const pageBase = () => pathIn(tag, '');

/** The path without the prefix of the page's language. */
export function ownPath(pathname: string): string {
  return pathname.slice(pageBase().length) || '/';
}

/** The query of calls whose answers depend on the language. */
export function inPageLanguage(): { language?: string } {
  return tag === 'en' ? {} : { language: tag };
}
