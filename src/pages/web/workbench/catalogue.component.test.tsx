import axe from 'axe-core';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';

// §2.axe-finds-nothing-any-screen
test.each([
  [320, 700],
  [1280, 800],
])('at %i pixels axe finds nothing in any state of a component', async (...size) => {
  await showApp({ at: '/dev/ui', size });
  await expect.element(page.getByRole('heading', { name: 'Components', level: 1 })).toBeVisible();
  const { violations } = await axe.run('html', { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(', ')}`)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
});
