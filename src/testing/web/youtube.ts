// The video service for component tests: the journeys' stand-in plays its documented player API, so that no request
// leaves this machine.

import '../../../e2e/youtube-stand-in/stand-in-player.js';
import type { YoutubeApi } from '#player/web/youtube/youtube-api.ts';

/** The behaviour of a video (e2e/youtube-stand-in/stand-in-player.js). */
type Behaviour = {
  fails?: number;
  blocks?: number;
  adMs?: number;
  early?: number;
  seekMs?: number;
  coarseMs?: number;
};

type StandIn = { calls: [name: string, ...rest: unknown[]][]; players: { exact(): number }[] };

const given = window as unknown as { standIn: StandIn; standInBehaviours: Record<string, Behaviour> };
const api = window.YT as YoutubeApi;

// A content policy lets the page load nothing from the service: frames stay empty, the service's script and pictures
// fail.
const policy = document.createElement('meta');
policy.httpEquiv = 'Content-Security-Policy';
policy.content =
  "frame-src 'self'; img-src 'self' data: blob:; script-src 'self' 'unsafe-inline' 'unsafe-eval' blob:";
document.head.append(policy);

/**
 * Takes the place of the service from now on. `reached` says whether the service's script can be loaded; `behaviours`
 * has the behaviour of each video, by id.
 */
export function standIn(behaviours: Record<string, Behaviour> = {}, { reached = true } = {}) {
  given.standInBehaviours = behaviours;
  given.standIn.calls.length = 0;
  given.standIn.players.length = 0;
  window.YT = reached ? api : undefined;
  return {
    calls: () => given.standIn.calls,
    /** Returns the last call of one of these names. */
    last: (...names: string[]) => given.standIn.calls.findLast(([name]) => names.includes(name)),
    /** Returns the true position in seconds, which is finer than the player's reports. */
    position: () => given.standIn.players.at(-1)?.exact() ?? Number.NaN,
    /** Makes the script available from now on. */
    reach: () => {
      window.YT = api;
    },
  };
}

/** Returns the service's addresses that the page has requested or shows. */
export function askedAtService(): string[] {
  return [...document.querySelectorAll<HTMLElement & { src: string }>('script[src], iframe[src], img[src]')]
    .map(({ src }) => src)
    .filter((src) => /^https:\/\//.test(src));
}
