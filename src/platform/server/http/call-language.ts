import type { Language } from '#platform/content/languages.ts';
import { languageHeader } from '#subjects/api/routes.ts';

type Request = { header: (name: string) => string | undefined };

/** Returns the language tag of the page that calls; null for English, and for a language that is not offered. */
export function callLanguage(languages: readonly Language[], request: Request): string | null {
  const tag = request.header(languageHeader);
  return tag !== 'en' && languages.some((language) => language.tag === tag) ? (tag ?? null) : null;
}
