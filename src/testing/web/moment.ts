// Answers for component tests to the moment's calls (src/event/api/moment.ts), which are not part of the contract.

import { type Beat, eventHeader, nowPath, roomCall } from '#event/api/moment.ts';
import { type Crowd, nobody } from '#event/rules/crowd.ts';
import { setPageClock } from '#platform/web/page-clock.ts';
import type { Others } from './answers.ts';

type Moment = {
  /**
   * Milliseconds by which the server's clock is ahead of this device's; null for a server that does not
   * answer.
   */
  ahead: number | null;
  /** The instant of the next event in epoch milliseconds. */
  event: number | null;
  crowd: Crowd;
  /** Beats that pages in rooms have sent, oldest first. */
  beats: Beat[];
};

/**
 * Returns a server for the moment's calls, and the facts in its answers. The page starts without knowing the server's
 * time.
 */
export function momentServer(given: Partial<Moment> = {}): { moment: Moment; others: Others } {
  setPageClock(null);
  const moment: Moment = { ahead: 0, event: null, crowd: nobody, beats: [], ...given };
  const others: Others = (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === nowPath) return now(moment);
    const [, , call] = roomCall.exec(pathname) ?? [];
    if (call === undefined) return undefined;
    if (call === 'crowd') return Response.json(moment.crowd);
    return request.json().then((beat) => {
      moment.beats.push(beat);
      return Response.json(moment.crowd);
    });
  };
  return { moment, others };
}

function now({ ahead, event }: Moment): Response | Promise<Response> {
  if (ahead === null) return Promise.reject(new TypeError('Failed to fetch'));
  const headers = new Headers(event === null ? [] : [[eventHeader, String(event)]]);
  return new Response(String(Date.now() + ahead), { headers });
}
