import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allCopy } from '#subjects/content/texts.ts';
import { placesIn } from '#subjects/rules/places.ts';
import { showApp } from '#testing/web/show-app.tsx';

function lookOf(name: string) {
  const age = page.getByRole('button', { name, exact: true }).element();
  const { width, height } = age.getBoundingClientRect();
  const { color, backgroundColor, fontSize, fontWeight, borderColor } = getComputedStyle(age);
  const chosen = age.getAttribute('aria-pressed') === 'true' || document.activeElement === age;
  // The size is rounded, because three equal columns differ by parts of a pixel.
  const size = { width: Math.round(width), height };
  return { ...size, color, backgroundColor, fontSize, fontWeight, borderColor, chosen };
}

// §2.auth-three-buttons-under-13
test('R49 the three ages look alike and none is chosen beforehand', async () => {
  await showApp({ at: '/auth' });
  // This moves the mouse away, which may still be on a button since the last test.
  await page.getByRole('heading', { level: 1 }).hover();
  const looksOf = () => ['Under 13', '13-17', '18+'].map(lookOf);
  expect(looksOf().some(({ chosen }) => chosen)).toBe(false);
  await expect.poll(() => new Set(looksOf().map((look) => JSON.stringify(look))).size).toBe(1);
});

test('a child who is too young is shown how to dance along with a grown-up, without an account', async () => {
  await showApp({ at: '/auth' });
  await page.getByRole('button', { name: 'Under 13', exact: true }).click();
  await expect.element(page.getByText(/You need to be at least 13/)).toBeVisible();
  const ways = placesIn('teachers');
  const words = page.getByText(/^A grown-up can show you the dance/);
  await expect.element(words).toHaveLength(ways.length);
  for (const { to, label } of ways)
    await expect
      .element(page.getByRole('main').getByRole('link', { name: allCopy[label] }))
      .toHaveAttribute('href', to);
});
