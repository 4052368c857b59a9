// The addresses of every operation of the studio, also those that other subjects add to it.

import { languagesRoutes } from '#languages/api/languages-routes.ts';
import { movingInRoutes } from '#moving-in/api/moving-in-routes.ts';
import { studioRoutes as ownRoutes } from '#studio/api/studio-routes.ts';

export const studioRoutes = {
  ...ownRoutes,
  ...languagesRoutes,
  ...movingInRoutes,
} as const;

export type StudioOperationName = keyof typeof studioRoutes;
