// The routes of class screens have a file apart from routes.ts, so that learners' pages do not load them.

import type { Method } from '#subjects/api/routes.ts';

export const classRoutes = {
  openClassScreen: ['POST', '/api/class'],
  followClassScreen: ['GET', '/api/class/:code/events'],
  commandClassScreen: ['POST', '/api/class/:code/commands'],
  showClassState: ['PUT', '/api/class/:code/state'],
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;

export type ClassOperationName = keyof typeof classRoutes;
