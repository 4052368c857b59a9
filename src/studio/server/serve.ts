import type { Host } from '#subjects/server/host.ts';
import { studioHandlers } from './handlers.ts';
import { uploadHandlers } from './uploads/upload-handlers.ts';

/** The handlers of the operator's desk. */
export const serveStudio = ({ studio, secret }: Host) => ({
  ...studioHandlers(studio),
  ...uploadHandlers(studio, secret),
});
