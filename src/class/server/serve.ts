import { originForOthers, wantsLan } from '#platform/server/lan.ts';
import type { Host } from '#subjects/server/host.ts';
import { makeClassScreens } from './class-screens.ts';
import { makeClassLimits } from './limits.ts';

/** The handlers of class screens. */
export function serveClass(host: Host) {
  const screens = makeClassScreens({
    ...host,
    ...makeClassLimits(host.limiter),
    originForPhones: (asked) => (wantsLan() ? originForOthers(asked, host.env.HOST) : null),
  });
  host.onStop(screens.stop);
  return screens.handlers;
}
