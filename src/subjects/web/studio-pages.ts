// The studio's pages that other subjects bring.

import { neededPart } from '#platform/web/ui/lazy-part.tsx';

export const studioPages = {
  languages: neededPart(async () => (await import('#languages/web/translations-page.tsx')).TranslationsPage),
  transfer: neededPart(async () => (await import('#moving-in/web/transfer-page.tsx')).TransferPage),
};
