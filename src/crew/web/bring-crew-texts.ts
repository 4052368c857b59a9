import { crewCopyRoutes } from '#crew/api/crew-routes.ts';
import { alsoSpeak, inPageLanguage, pageLanguage } from '#platform/web/page-language.ts';
import { callAt } from '#platform/web/queries/call.ts';

/** Loads the texts of the crew's pages before the pages are shown; the English texts are part of the pages. */
export async function bringCrewTexts(): Promise<void> {
  if (pageLanguage() === 'en') return;
  const { copy } = await callAt<'readCrewCopy'>(crewCopyRoutes.readCrewCopy, {
    query: inPageLanguage(),
  });
  alsoSpeak(copy);
}
