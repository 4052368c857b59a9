// Every operation's place, for the server, which carries them all.

import { crewRoutes } from './crew-routes.ts';
import { routes } from './routes.ts';

export const allRoutes = { ...routes, ...crewRoutes } as const;

export type OperationName = keyof typeof allRoutes;
