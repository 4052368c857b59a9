// A press by keyboard for component tests.

import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';

/** Presses the button as a person without a pointer would. */
export async function pressByKey(name: string | RegExp): Promise<void> {
  const first = page.getByRole('button', { name, exact: true }).first();
  await expect.element(first).toBeVisible();
  (first.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
}
