// A quick press for component tests in which time counts.

import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * Presses in the page itself. On a busy machine a click of the browser's driver returns seconds later: a short message
 * is gone before a test looks, and a button that is shown for a while is gone before it is pressed.
 */
export async function pressAtOnce(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
}
