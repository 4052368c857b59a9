// Remembers how far down each visited page was, so that Back returns there. The browser itself restores the position
// too early for pages that scripts draw.

import { useLayoutEffect } from 'react';
import { tabStore } from '#platform/web/device-store.ts';

const storageKey = (place: string) => `shamble.scroll.${place}`;
/** Milliseconds to wait until the page is tall enough. */
const patienceMs = 2000;

/**
 * Keeps the scroll position of `place`, which is the key of a history entry together with its path. The key alone is
 * not enough: the first entry of every visit has the same key.
 */
export function useScrollMemory(place: string): void {
  // A layout effect stops the saving before the next page is laid out: a shorter page would change the scroll position.
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual';
    let frame = 0;
    const keep = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => tabStore.set(storageKey(place), String(window.scrollY)));
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', keep);
    };
  }, [place]);
}

/** Scrolls to the remembered position once the page is tall enough; false when none is remembered. */
export function restoreScroll(place: string): boolean {
  const top = Number(tabStore.get(storageKey(place)) ?? Number.NaN);
  if (Number.isNaN(top)) return false;
  const start = performance.now();
  const settle = () => {
    window.scrollTo(0, top);
    const reachable = document.documentElement.scrollHeight - window.innerHeight;
    if (reachable < top && performance.now() - start < patienceMs) requestAnimationFrame(settle);
  };
  settle();
  return true;
}

/** Whether the browser opened this document by Back, Forward or a reload, and not by an address or a link. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
}
