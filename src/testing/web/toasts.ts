import './locators.ts';
import { expect, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

/** The short messages on the screen. */
export const toasts = page.getByRole('region', { name: 'Notifications' });

const noted: string[] = [];

/**
 * Waits until a message with these words has been shown. A message that leaves by itself may be gone before a test on a
 * busy machine looks.
 */
export async function said(words: string | RegExp): Promise<void> {
  await expect
    .poll(() => noted)
    .toContainEqual(typeof words === 'string' ? words : expect.stringMatching(words));
}

/** Begins to note the words of all toasts until the test ends. `showApp` calls this function. */
export function noteToasts(): void {
  noted.length = 0;
  const observer = new MutationObserver((changes) => {
    for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(added instanceof Element)) continue;
      for (const message of [added, ...added.querySelectorAll('.toast')])
        if (message.matches('.toast') && message.checkVisibility())
          noted.push(message.querySelector('.toast-text')?.textContent ?? '');
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
}
