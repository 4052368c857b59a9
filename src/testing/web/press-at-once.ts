// Component tests press this way when time counts.

import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * Presses in the page itself. A click of the browser's driver returns seconds later on a busy machine: a
 * passing message is gone before a test looks, and a button that stands for a while is gone before it is
 * pressed.
 */
export async function pressAtOnce(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
}
