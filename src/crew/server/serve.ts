import { answersIn, sendReady } from '#course/server/ready-answers.ts';
import { AppError } from '#platform/server/http/app-error.ts';
import type { Handlers } from '#platform/server/http/mount.ts';
import type { Host } from '#subjects/server/host.ts';
import { crewHandlers } from './handlers.ts';
import { makeCrewLimits } from './limits.ts';

/** The handlers of crews, and of the texts of their pages. */
export function serveCrew(host: Host) {
  const readCrewCopy: Handlers['readCrewCopy'] = async ({ context, query }) => {
    const texts = answersIn(host.content, query.language).carried.get('crew');
    if (!texts) throw new AppError('not_found');
    return sendReady(context, texts);
  };
  return { readCrewCopy, ...crewHandlers({ ...host, ...makeCrewLimits(host.limiter) }) };
}
