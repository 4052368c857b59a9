import { type ComponentType, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyComponent } from './lazy-component.tsx';

const Crypt = () => <p>The crypt</p>;
const noNetwork = new TypeError('Failed to fetch dynamically imported module');
const again = page.getByRole('button', { name: 'Try again' });

function inPage(Part: ComponentType | null) {
  return (
    <Suspense fallback="Loading...">
      <p>Next trophy</p>
      {Part && <Part />}
    </Suspense>
  );
}

test('a drawing that cannot be loaded does not hide the rest of the page', async () => {
  const Lost = lazyComponent(
    () => Promise.reject(noNetwork),
    () => null,
  );
  await render(inPage(Lost));
  await expect.element(page.getByText('Next trophy')).toBeVisible();
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
});

test('a component that could not be loaded is requested again by a press, never by drawing', async () => {
  const load = vi.fn(async () => Crypt);
  load.mockRejectedValueOnce(noNetwork);
  const Part = lazyComponent(load);
  const shown = await render(inPage(Part));
  await expect.element(again).toBeVisible();
  for (let drawn = 0; drawn < 3; drawn += 1) await shown.rerender(inPage(Part));
  expect(load).toHaveBeenCalledOnce();
  await again.click();
  await expect.element(page.getByText('The crypt')).toBeVisible();
});

test('a component that could not be loaded is requested again when the network is back', async () => {
  const load = vi.fn(async () => Crypt);
  load.mockRejectedValueOnce(noNetwork);
  await render(inPage(lazyComponent(load)));
  await expect.element(again).toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('The crypt')).toBeVisible();
});

test('a component that could not be loaded is requested again when it is opened again', async () => {
  const load = vi.fn(async () => Crypt);
  load.mockRejectedValueOnce(noNetwork);
  const Part = lazyComponent(load);
  const shown = await render(inPage(Part));
  await expect.element(again).toBeVisible();
  await shown.rerender(inPage(null));
  await shown.rerender(inPage(Part));
  await expect.element(page.getByText('The crypt')).toBeVisible();
});

test('a preload while the component is loading requests nothing more, and rejects when loading fails', async () => {
  const load = vi.fn(() => Promise.reject(noNetwork));
  const { preload } = lazyComponent(load);
  const first = preload();
  await expect(preload()).rejects.toThrow(noNetwork.message);
  await expect(first).rejects.toThrow(noNetwork.message);
  expect(load).toHaveBeenCalledOnce();
});
