import { useEffect, useRef, useState } from 'react';
import type { Standing } from '#event/api/moment.ts';
import { type Beat, beatPath, crowdPath, seats } from '#event/api/moment.ts';
import { areaOf, bucketAt, type Crowd, nextBeatAfter } from '#event/rules/crowd.ts';
import { roomAt } from '#event/rules/rooms.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { timeZone } from '#platform/web/queries/time-zone.ts';

/**
 * Milliseconds to wait for an answer, and milliseconds over which the pages spread their question for the
 * final number.
 */
const patienceMs = 8_000;
const lastAskMs = 20_000;

/** When the dance of a room starts, in epoch milliseconds, and how many seconds it lasts. */
type Dance = { start: number; lasts: number };

/**
 * The crowd in the room of `start`; null until the server sends one. `open` says whether the room's doors are open.
 * Until the dance ends, this page sends a beat in each bucket, for one person or for the people who are in front of it.
 * `counted` is false in a second tab, because two tabs are one dancer.
 */
export function useCrowd(
  { start, lasts }: Dance,
  open: boolean,
  standing: Standing | null,
): { crowd: Crowd | null; counted: boolean } {
  const [crowd, setCrowd] = useState<Crowd | null>(null);
  const [counted, setCounted] = useState(true);
  const stands = useRef(standing);
  stands.current = standing;

  useEffect(() => {
    if (!open) return;
    return beInRoom(
      { start, lasts },
      { standing: () => stands.current, onCrowd: setCrowd, onCounted: setCounted },
    );
  }, [start, lasts, open]);

  return { crowd, counted };
}

type InRoom = {
  standing: () => Standing | null;
  onCrowd: (crowd: Crowd) => void;
  onCounted: (counted: boolean) => void;
};

/** Sends this page's beats and asks for the crowd. Returns the function that leaves the room. */
export function beInRoom({ start, lasts }: Dance, { standing, onCrowd, onCounted }: InRoom): () => void {
  const leaving = new AbortController();
  const seat = Math.floor(Math.random() * seats);
  let counts = false;
  let sent: number | null = null;
  let timer: ReturnType<typeof setTimeout>;

  const ask = async (request: RequestInit & { path: string }) => {
    try {
      const response = await fetch(request.path, {
        ...request,
        credentials: 'omit',
        signal: AbortSignal.timeout(patienceMs),
      });
      if (!response.ok) return;
      const crowd: Crowd = await response.json();
      if (!leaving.signal.aborted) onCrowd(crowd);
    } catch {
      // The dance goes on even without an answer.
    }
  };
  const read = () => ask({ path: crowdPath(start) });
  const beat = () => {
    const body: Beat = { seat, ...standing(), area: areaOf(timeZone()) };
    return ask({
      path: beatPath(start),
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  };
  const plan = () => {
    // The person may have left the room before the answer came.
    if (leaving.signal.aborted) return;
    const now = pageNow();
    if (roomAt(start, now, lasts).phase === 'over') {
      timer = setTimeout(read, Math.random() * lastAskMs);
      return;
    }
    timer = setTimeout(
      () => {
        sent = bucketAt(start, pageNow());
        const open = roomAt(start, pageNow(), lasts).phase !== 'over';
        void (open && counts ? beat() : read()).then(plan);
      },
      nextBeatAfter(start, now, Math.random(), sent),
    );
  };

  void asOneTab(`shamble.room.${start}`, leaving.signal, (mine) => {
    counts = mine;
    onCounted(mine);
  });
  void read();
  plan();
  return () => {
    leaving.abort();
    clearTimeout(timer);
  };
}

/**
 * Calls `report` with whether this tab is counted in the crowd, and again when that changes. Of all tabs that one
 * browser has in a room only one is counted; in a browser without locks every tab is.
 */
async function asOneTab(name: string, signal: AbortSignal, report: (mine: boolean) => void): Promise<void> {
  const untilLeft = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
  const hold = () => {
    report(true);
    return untilLeft();
  };
  try {
    const { held = [] } = await navigator.locks.query();
    if (held.some((lock) => lock.name === name)) report(false);
    await navigator.locks.request(name, { signal }, hold);
  } catch {
    if (!signal.aborted) report(true);
  }
}
