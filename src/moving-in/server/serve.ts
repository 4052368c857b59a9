import type { Host } from '#subjects/server/host.ts';
import { movingInHandlers } from './handlers.ts';

/** The handlers of moving in. */
export const serveMovingIn = ({ studio }: Host) => movingInHandlers(studio);
