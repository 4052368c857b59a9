import type { Language } from '#platform/content/languages.ts';
import { languageHeader } from '#subjects/api/routes.ts';

type Request = { header: (name: string) => string | undefined };

/** Returns the tag of the page that calls, as far as it is offered; null for English. */
export function callLanguage(languages: readonly Language[], request: Request): string | null {
  const tag = request.header(languageHeader);
  return tag !== 'en' && languages.some((language) => language.tag === tag) ? (tag ?? null) : null;
}
