// A page that is complete as HTML can be pressed before its scripts are there: the press is kept, and repeated then.

/**
 * Starts the app; the last button that was pressed meanwhile is pressed again once `start` has ended. A form waits with
 * it: only where the scripts can't be had, with a network, does the browser send it by itself. Rejects as `start` does.
 */
export async function keepPress(start: () => Promise<void>): Promise<void> {
  const listening = new AbortController();
  const kept: { button?: HTMLElement } = {};
  document.addEventListener(
    'click',
    (event) => {
      const button = buttonAt(event);
      if (button === null) return;
      event.preventDefault();
      kept.button = button;
    },
    { signal: listening.signal },
  );
  try {
    await start();
  } catch (error) {
    // Without a network the browser would leave the page, and what was filled in with it.
    if (!navigator.onLine) delete kept.button;
    throw error;
  } finally {
    listening.abort();
    kept.button?.click();
  }
}

function buttonAt({ target }: Event): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button') : null;
}
