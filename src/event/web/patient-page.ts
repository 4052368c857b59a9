// A page that is complete as HTML loads the app's scripts only when the visitor moves, scrolls, touches or types, so
// that reading it needs few kilobytes. Until then links work without scripts, this file lets the countdown tick, and a
// press on a button is repeated after the app has started.

import { countdown } from '#event/rules/countdown.ts';
import { pageNow } from '#platform/web/page-clock.ts';
import { reloadPage } from '#platform/web/reload-page.ts';

/** Milliseconds until an incomplete page is reloaded after a failure: the first time, and each later time. */
const [againMs, laterMs] = [5_000, 60_000];
/** The events that start the app again after a failure: only presses, which are repeated afterwards. */
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
 * Calls `start` when the visitor first moves, scrolls, touches or types. If it fails (mostly because there is no
 * network), calls it again at the next press.
 */
export function waitForInterest(start: () => Promise<void>): void {
  const clock = setInterval(tick, 1000);
  tick();
  listen(signs, start, () => clearInterval(clock));
}

/**
 * Calls `start` now. If it fails, a complete page calls it again at the next press. Any other page shows only
 * 'Loading...', so it is reloaded.
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
    // When a page appears under a resting pointer, the browser sends a move without distance.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY)
      return;
    listening.abort();
    try {
      await keepPress(start, event);
      done();
    } catch (error) {
      listen(presses, start, done);
      // Only the error of the first attempt is thrown, for the console. A missing network does not count as an error.
      if (navigator.onLine && to !== presses) throw error;
    }
  };
  for (const sign of to)
    window.addEventListener(sign, wake, {
      signal: listening.signal,
      // A click must not be passive, because its default may have to be prevented.
      passive: sign !== 'click',
      capture: true,
    });
}

/**
 * Writes the digits of every countdown. An element has the moment in data-countdown, and each part inside it has its
 * unit in data-unit.
 */
function tick(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-countdown]')) {
    const left: Record<string, number> = countdown(Number(element.dataset.countdown), pageNow());
    for (const part of element.querySelectorAll<HTMLElement>('[data-unit]'))
      part.textContent = String(left[part.dataset.unit ?? ''] ?? '');
  }
}

/**
 * Starts the app. Until `start` has ended, a press on a button does nothing; then the last pressed button is pressed
 * again. `first` is the event that caused the start, perhaps a press. If the scripts can't be loaded although there is
 * a network, the browser sends the button's form itself; a button without a form reloads the page. Rejects as `start`
 * does.
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
    // Without a network, sending the form would leave the page and lose what was typed.
    if (!navigator.onLine) delete kept.button;
    else if (kept.button?.form === null) void reloadPage();
    throw error;
  } finally {
    listening.abort();
    kept.button?.click();
  }
}
