// The routes of the studio's translations.

import type { Method } from '#subjects/api/routes.ts';

export const languagesRoutes = {
  listStudioLanguages: ['GET', '/api/studio/translations'],
  listStudioTranslations: ['GET', '/api/studio/translations/:language'],
  saveStudioTranslation: ['PUT', '/api/studio/translations/:language/:key'],
  resetStudioTranslation: ['DELETE', '/api/studio/translations/:language/:key'],
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;
