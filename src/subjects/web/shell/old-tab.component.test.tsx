import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from '#platform/web/ui/toast.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said, toasts } from '#testing/web/toasts.ts';

/**
 * Tells the page that a script could not be loaded. The server answers with `status` when asked for the page's first
 * script.
 */
async function loseScript(status: number): Promise<void> {
  let asked = 0;
  const others = ({ method, url }: Request) => {
    if (method !== 'HEAD' || !url.endsWith('/assets/main-old.js')) return;
    asked += 1;
    return new Response(null, { status });
  };
  await showApp({ at: '/faq', others });
  // A script that is set as HTML text does not run.
  const first = document.createElement('div');
  first.innerHTML = '<script type="module" src="/assets/main-old.js"></script>';
  document.body.append(first);
  onTestFinished(() => first.remove());
  window.dispatchEvent(new Event('vite:preloadError'));
  await expect.poll(() => asked).toBe(1);
}

test('when a script is missing, a tab that is older than the server’s build offers the new version', async () => {
  await loseScript(404);
  await said('A new version is ready.');
  await expect.element(page.getByRole('button', { name: 'Use it now' })).toBeVisible();
});

test('no new version is offered for a script that was lost on its way', async () => {
  await loseScript(200);
  // Messages are shown in order, so this message would come after an offer.
  showToast({ kind: 'info', text: 'A message after it' });
  await said('A message after it');
  expect(toasts.getByText('A new version is ready.').query()).toBeNull();
});
