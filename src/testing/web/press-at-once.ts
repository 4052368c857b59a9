// A quick press for component tests in which time counts.

import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * Presses the button by a script in the page. On a busy machine a click by the browser's driver takes seconds: a short
 * message is then gone before the test looks, and a button that is shown only for a while is gone before the click.
 */
export async function pressAtOnce(button: Locator): Promise<void> {
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).click();
}
