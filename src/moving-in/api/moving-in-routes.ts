// The routes of the operations of moving in.

import type { Method } from '#subjects/api/routes.ts';

export const movingInRoutes = {
  exportStudioCourse: ['GET', '/api/studio/course.json'],
  startStudioImport: ['POST', '/api/studio/imports'],
  readStudioImport: ['GET', '/api/studio/imports/:import_id'],
  readStudioInvitation: ['GET', '/api/studio/invitation'],
  sendStudioInvitation: ['POST', '/api/studio/invitation'],
  stopStudioInvitation: ['DELETE', '/api/studio/invitation'],
  planStudioImport: ['POST', '/api/studio/imports/:import_id/plan'],
  listStudioImportRows: ['GET', '/api/studio/imports/:import_id/rows'],
  uploadStudioImport: ['PUT', '/api/studio/imports/:import_id/:table'],
  applyStudioImport: ['POST', '/api/studio/imports/:import_id/application'],
  dropStudioImport: ['DELETE', '/api/studio/imports/:import_id'],
} as const satisfies Record<string, readonly [Method, `/api/${string}`]>;
