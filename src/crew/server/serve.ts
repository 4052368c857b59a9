import type { Host } from '#subjects/server/host.ts';
import { crewHandlers } from './handlers.ts';
import { makeCrewLimits } from './limits.ts';

/** The handlers of crews. */
export const serveCrew = (host: Host) => crewHandlers({ ...host, ...makeCrewLimits(host.limiter) });
