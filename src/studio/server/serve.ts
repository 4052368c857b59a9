import type { Host } from '#subjects/server/host.ts';
import { studioHandlers } from './handlers.ts';

/** The handlers of the operator's desk. */
export const serveStudio = ({ studio }: Host) => studioHandlers(studio);
