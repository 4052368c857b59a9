import { useSyncExternalStore } from 'react';
import { limits } from '#subjects/rules/limits.ts';
import { pageNow } from '../page-clock.ts';

/**
 * Returns the page's time in epoch milliseconds, updated every second; null on the server and during hydration, which
 * must not draw a time.
 */
export function useNow(): number | null {
  return useSyncExternalStore(everySecond, thisSecond, () => null);
}

const tickMs = limits.countdownTickSeconds * 1000;

function thisSecond(): number {
  return Math.floor(pageNow() / tickMs) * tickMs;
}

/** Ticks just after each full second, so that every clock on the page changes at the same time. */
function everySecond(tick: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const next = () => {
    timer = setTimeout(
      () => {
        tick();
        next();
      },
      tickMs - (pageNow() % tickMs),
    );
  };
  next();
  return () => clearTimeout(timer);
}
