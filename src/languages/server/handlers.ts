// Handlers of the translations in languages/api. The contract lets only operators in.

import type { studioTranslationsOperations } from '#languages/api/studio-translations.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import { by } from '#studio/server/change.ts';
import type { Studio } from '#studio/server/studio.ts';
import { listLanguages, listTranslations, resetTranslation, saveTranslation } from './translations.ts';

export function languageHandlers(studio: Studio): Pick<Handlers, keyof typeof studioTranslationsOperations> {
  const { db } = studio;
  return {
    listStudioLanguages: () => listLanguages(db, studio.content.current()),
    listStudioTranslations: ({ params }) => listTranslations(db, studio.content.current(), params.language),
    saveStudioTranslation: (call) => saveTranslation(studio, by(call), { ...call.params, ...call.body }),
    resetStudioTranslation: (call) => resetTranslation(studio, by(call), { ...call.params, ...call.body }),
  };
}
