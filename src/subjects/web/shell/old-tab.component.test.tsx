import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { showToast } from '#platform/web/ui/toast.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { said, toasts } from '#testing/web/toasts.ts';

/** Tells the page that a script is lost; the server answers with `status` when it is asked for the page's first one. */
async function loseScript(status: number): Promise<void> {
  let asked = 0;
  const others = ({ method, url }: Request) => {
    if (method !== 'HEAD' || !url.endsWith('/assets/main-old.js')) return;
    asked += 1;
    return new Response(null, { status });
  };
  await showApp({ at: '/faq', others });
  // Set as text it is not run.
  const first = document.createElement('div');
  first.innerHTML = '<script type="module" src="/assets/main-old.js"></script>';
  document.body.append(first);
  onTestFinished(() => first.remove());
  window.dispatchEvent(new Event('vite:preloadError'));
  await expect.poll(() => asked).toBe(1);
}

test('a tab that is older than the server’s build is offered the new version when it misses a script', async () => {
  await loseScript(404);
  await said('A new version is ready.');
  await expect.element(page.getByRole('button', { name: 'Use it now' })).toBeVisible();
});

test('a script that was lost on its way offers no new version', async () => {
  await loseScript(200);
  // Messages stand in their order.
  showToast({ kind: 'info', text: 'A message after it' });
  await said('A message after it');
  expect(toasts.getByText('A new version is ready.').query()).toBeNull();
});
