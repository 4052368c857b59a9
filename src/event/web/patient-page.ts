// A page that is complete as HTML loads the app's scripts only when the visitor moves, scrolls, touches or types: reading
// it costs a few kilobytes. Meanwhile links work by themselves, the countdown ticks, and a press on a button is repeated
// once the app is there.

import { countdown } from '#event/rules/countdown.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { reloadPage } from '#platform/web/reload-page.ts';

/**
 * Milliseconds until a page without anything to press is loaded anew: at first, and when that has not helped.
 */
const [againMs, laterMs] = [5_000, 60_000];
/** Signs of interest after a failure: a press, which is kept. */
const presses = ['click'] as const;
const signs = [
  ...presses,
  'pointerdown',
  'keydown',
  'pointermove',
  'touchstart',
  'wheel',
  'scroll',
  'focusin',
] as const;

/**
 * Calls `start` with the first sign of interest, and with the next press if that call failed: most likely
 * there is no network.
 */
export function waitForInterest(start: () => Promise<void>): void {
  const clock = setInterval(tick, 1000);
  tick();
  listen(signs, start, () => clearInterval(clock));
}

/**
 * Calls `start` now. If that fails, a complete page calls it again with the next press; any other page says
 * only 'Loading...' and is loaded anew.
 */
export async function startNow(start: () => Promise<void>, complete: boolean): Promise<void> {
  try {
    await keepPress(start);
  } catch (error) {
    if (complete) listen(presses, start, () => {});
    else comeAnew();
    if (navigator.onLine) throw error;
  }
}

function comeAnew(): void {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  setInterval(reloadPage, entry?.type === 'reload' ? laterMs : againMs);
}

function listen(to: readonly string[], start: () => Promise<void>, done: () => void): void {
  const listening = new AbortController();
  const wake = async (event: Event) => {
    // A page that is drawn under a resting pointer gets a move of no distance.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return;
    listening.abort();
    try {
      await keepPress(start, event);
      done();
    } catch (error) {
      listen(presses, start, done);
      // A fault shows in the console, once; a missing network does not need to.
      if (navigator.onLine && to !== presses) throw error;
    }
  };
  for (const sign of to)
    window.addEventListener(sign, wake, {
      signal: listening.signal,
      // A press may have to wait.
      passive: sign !== 'click',
      capture: true,
    });
}

/** Fills every countdown on the page; its element carries the moment, its parts their unit. */
function tick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const left: Record<string, number> = countdown(Number(element.dataset.countdown), pageNow());
    for (const part of element.querySelectorAll<HTMLElement>('[data-unit]'))
      part.textContent = String(left[part.dataset.unit ?? ''] ?? '');
  }
}

/**
 * Starts the app; the last button that was pressed meanwhile, `first` for one, is pressed again once `start` has ended. A
 * form waits with it: only where the scripts can't be had, with a network, does the browser send it by itself. There a
 * button that only scripts answer has the page loaded anew. Rejects as `start` does.
 */
async function keepPress(start: () => Promise<void>, first?: Event): Promise<void> {
  const listening = new AbortController();
  const kept: { button?: HTMLButtonElement } = {};
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (button === null) return;
    event.preventDefault();
    kept.button = button;
  };
  if (first?.type === 'click') keep(first);
  document.addEventListener('click', keep, { signal: listening.signal });
  try {
    await start();
  } catch (error) {
    // Without a network the browser would leave the page, and what was filled in with it.
    if (!navigator.onLine) delete kept.button;
    else if (kept.button?.form === null) void reloadPage();
    throw error;
  } finally {
    listening.abort();
    kept.button?.click();
  }
}
