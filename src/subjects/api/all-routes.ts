// The routes of all operations, for the server.

import { classRoutes } from '#class/api/class-routes.ts';
import { crewCopyRoutes, crewRoutes } from '#crew/api/crew-routes.ts';
import { routes } from './routes.ts';
import { studioRoutes } from './studio-routes.ts';

export const allRoutes = {
  ...routes,
  ...classRoutes,
  ...crewRoutes,
  ...crewCopyRoutes,
  ...studioRoutes,
} as const;

export type OperationName = keyof typeof allRoutes;
