import '#testing/web/locators.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';

test('what somebody said stands between the marks of the page’s language', async () => {
  await showApp({ at: '/' });
  const figure = page.getByRole('figure');
  await expect.element(figure).toBeVisible();
  onTestFinished(() => {
    document.documentElement.lang = 'en';
  });
  const marks = (lang: string) => {
    document.documentElement.lang = lang;
    const words = figure.element().querySelector('p') as HTMLElement;
    const content = (part: string) => getComputedStyle(words, part).content;
    return [content('::before'), content('::after'), getComputedStyle(words).quotes];
  };
  const quoted = (quotes: string) => ['open-quote', 'close-quote', quotes];
  expect(marks('en')).toEqual(quoted('"“" "”"'));
  expect(marks('de')).toEqual(quoted('"„" "“"'));
  expect(marks('fr')).toEqual(quoted('"«\u00a0" "\u00a0»"'));
});

// §2.landing-countdown-days-hours-minutes
test('the countdown has its digits in the browser', async () => {
  await showApp({ at: '/' });
  await expect.element(page.css('.landing-countdown-number').first()).toMatchTextContent(/^\d+$/);
  await expect.element(page.getByRole('timer')).toMatchTextContent('days');
});

test('a press leads on to the ages and to the login, whose heading has the focus', async () => {
  await showApp({ at: '/' });
  await page.getByRole('link', { name: 'Start Learning Free' }).first().click();
  await expect.poll(() => window.location.pathname).toBe('/auth');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect.poll(() => document.title).toMatch(/Welcome back/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
