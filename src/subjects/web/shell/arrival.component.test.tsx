import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';

test('the focus of a keyboard user who moved on before the scripts came is not moved back to the start of the page', async () => {
  // The page is the server's HTML, and somebody has skipped past its header.
  const served = document.createElement('main');
  served.id = 'main';
  served.innerHTML = '<a href="/auth">first</a><a href="/auth">further on</a>';
  document.body.prepend(served);
  onTestFinished(() => served.remove());
  served.querySelector<HTMLElement>('a:last-child')?.focus();
  await showApp({ at: '/legal#main' });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'further on' })).toHaveFocus();
});

test('the legal page opens at the section in its address, and a press leads to another', async () => {
  await showApp({ at: '/legal#disclaimer' });
  await expect.element(page.getByRole('heading', { name: 'Disclaimer' })).toBeInViewport();
  const sections = page.getByRole('navigation', { name: 'Legal' });
  await sections.getByRole('link', { name: 'Privacy' }).click();
  await expect.element(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
});
