import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { lazyPart } from './lazy-part.tsx';

test('a drawing that cannot be had takes nothing else away', async () => {
  const Lost = lazyPart(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  await render(
    <Suspense fallback="Loading...">
      <p>Next trophy</p>
      <Lost />
    </Suspense>,
  );
  await expect.element(page.getByText('Next trophy')).toBeVisible();
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
});
