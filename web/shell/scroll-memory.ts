// Remembers how far down each visited page was, so that Back returns there. The browser's own memory comes too early for
// pages that are drawn by script.

import { useEffect } from 'react';

const storageKey = (historyKey: string) => `shamble.scroll.${historyKey}`;
/** Milliseconds to wait until the page has become tall enough. */
const patienceMs = 2000;

/** Keeps the position of the page that history knows as `historyKey`. */
export function useScrollMemory(historyKey: string): void {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    let frame = 0;
    const keep = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() =>
        sessionStorage.setItem(storageKey(historyKey), String(window.scrollY)),
      );
    };
    window.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', keep);
    };
  }, [historyKey]);
}

/** Scrolls to the remembered position, waiting for the page to grow; false when nothing is remembered. */
export function restoreScroll(historyKey: string): boolean {
  const top = Number(sessionStorage.getItem(storageKey(historyKey)) ?? Number.NaN);
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
