import { crewCopyRoutes } from '#crew/api/crew-routes.ts';
import { type CrewKey, crewCopy } from '#crew/content/crew-copy.ts';
import { fillTemplate } from '#platform/rules/fill-template.ts';
import { alsoSpeak, inPageLanguage, pageLanguage } from '#platform/web/page-language.ts';
import { callAt } from '#platform/web/queries/call.ts';
import { useAllCopy } from '#platform/web/queries/copy.ts';

type Values = Readonly<Record<string, string | number>>;

/** The texts in the page's language; none in English, in which they come with the pages. */
let translated: Readonly<Record<string, string>> = {};

/** Brings the texts of the crew's pages before they are drawn. */
export async function bringCrewTexts(): Promise<void> {
  if (pageLanguage() === 'en') return;
  const { copy, words } = await callAt<'readCrewCopy'>(crewCopyRoutes.readCrewCopy, {
    query: inPageLanguage(),
  });
  translated = copy;
  alsoSpeak(words);
}

export type CrewText = (key: CrewKey, values?: Values) => string;

/** Reads the texts of the crew's pages: as an operator edited them, or as they came with the page. */
export function useCrewText(): CrewText {
  return useCarriedText(crewCopy);
}

/** Reads the texts that another page carries in the same way. */
export function useCarriedText<Key extends string>(
  carried: Readonly<Record<Key, string>>,
): (key: Key, values?: Values) => string {
  const edited = useAllCopy();
  return (key, values = {}) => fillTemplate(edited[key] ?? translated[key] ?? carried[key], values);
}
