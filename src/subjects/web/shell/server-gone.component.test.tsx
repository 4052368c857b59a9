import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { unreachable } from '#testing/web/answers.ts';
import { passTime } from '#testing/web/lesson.ts';
import { signedInAnswers } from '#testing/web/person.ts';
import { showApp } from '#testing/web/show-app.tsx';

const here = signedInAnswers();
const welcome = page.getByRole('heading', { name: 'WELCOME, MORTICIA' });
const offline = page.getByText(/^You are offline\./);

// §8.server-network-gone-calm-message
test('a page whose server has gone says so calmly and comes back with another try', async () => {
  const shown = await showApp({ at: '/dashboard', answers: { ...here, readSession: unreachable } });
  await expect.element(page.getByText('We cannot be reached at the moment.')).toBeVisible();
  shown.answer(here);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(welcome).toBeVisible();
});

// §8.server-network-gone-calm-message
test('the known person stays shown while a proxy answers that its server is gone, and the page asks again by itself', async () => {
  const shown = await showApp({ at: '/dashboard', answers: here });
  await expect.element(welcome).toBeVisible();
  shown.answer({ readSession: () => new Response('<h1>Bad Gateway</h1>', { status: 502 }) });
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  try {
    await shown.reload();
    await expect.element(offline).toBeVisible();
    await expect.element(welcome).toBeVisible();
    shown.answer(here);
    await passTime(() => offline.query() === null);
  } finally {
    vi.useRealTimers();
  }
});
