// A page that is complete as HTML can be pressed before its scripts are there: the press is kept, and repeated then.

import { reloadPage } from './reload-page.ts';

/**
 * Starts the app; the last button that was pressed meanwhile, `first` for one, is pressed again once `start` has ended. A
 * form waits with it: only where the scripts can't be had, with a network, does the browser send it by itself. There a
 * button that only scripts answer has the page loaded anew. Rejects as `start` does.
 */
export async function keepPress(start: () => Promise<void>, first?: Event): Promise<void> {
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
