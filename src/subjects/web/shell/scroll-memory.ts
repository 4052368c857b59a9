// Remembers how far down each visited page was, so that Back returns there. The browser's own memory comes too early for
// pages that are drawn by script.

import { useLayoutEffect } from 'react';
import { tabStore } from '#platform/web/device-store.ts';

const storageKey = (place: string) => `shamble.scroll.${place}`;
/** Milliseconds to wait until the page has become tall enough. */
const patienceMs = 2000;

/** Keeps the position of `place`: a page together with its key in the history, which every first page shares. */
export function useScrollMemory(place: string): void {
  // Before the next page is laid out: a shorter one moves the window, and that is not where this page was left.
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

/** Scrolls to the remembered position, waiting for the page to grow; false when nothing is remembered. */
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

/** Whether the browser came to this document by Back, Forward or a reload, and not by an address or a link. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'back_forward' || entry?.type === 'reload';
}
