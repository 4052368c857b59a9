// When a pressed button disappears, the focus moves to the control that takes its place.

import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pressByKey } from '#testing/web/press-by-key.ts';
import { showApp } from '#testing/web/show-app.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = page.getByRole('heading', { level: 1 });

test('the focus moves from the choice between screen and phone to the chosen page, and back from the phone', async () => {
  const opened = { code: '7K3M9XQZ', secret: 'a-secret-of-a-class-screen', origin: null };
  // The stream is a stand-in without messages: no phone leads the screen.
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close() {}
    },
  );
  await showApp({ at: '/class', answers: { openClassScreen: opened, showClassState: {} } });
  await expect.element(heading).toHaveTextContent('Class screen');
  await pressByKey('Lead the screen in the other window of this computer');
  await expect.element(page.getByRole('region', { name: 'This is the phone' })).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await pressByKey('Leave');
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Stop leading the screen?');
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect.element(button('Show the dance here')).toBeVisible();
  await expect.element(heading).toHaveFocus();
  await pressByKey('Show the dance here');
  await expect.element(button('Hide the code')).toBeVisible();
  await expect.element(heading).toHaveFocus();
});
