import '#testing/web/locators.ts';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';

test('quotations have the quotation marks of the page’s language', async () => {
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

test('the dancers appear in the first view without a press, move nothing else, and stop at a press', async () => {
  await showApp({ at: '/', size: [360, 640] });
  const dancers = page.css('.landing-dancers');
  const places = () =>
    [...document.querySelectorAll('main :is(h1, a, p, h2)')].map((each) => each.getBoundingClientRect().top);
  const before = places();
  await expect.element(dancers).toHaveAttribute('data-seen');
  await expect.element(dancers).toBeInViewport({ ratio: 0.9 });
  expect(places()).toEqual(before);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('the dancers go when another page is opened, and come again with this page', async () => {
  await showApp({ at: '/' });
  await expect.element(page.css('.landing-dancers')).toHaveAttribute('data-seen');
  await page.getByRole('link', { name: 'Start Learning Free' }).first().click();
  await expect.element(page.css('.landing-dancers')).not.toBeInTheDocument();
  window.history.back();
  await expect.element(page.css('.landing-dancers')).toHaveAttribute('data-seen');
});

// §2.landing-countdown-days-hours-minutes
test('the countdown has digits in the browser', async () => {
  await showApp({ at: '/' });
  await expect.element(page.css('.landing-countdown-number').first()).toMatchTextContent(/^\d+$/);
  await expect.element(page.getByRole('timer')).toMatchTextContent('days');
});

test('the buttons lead to the question for the age and to the login, whose headings get the focus', async () => {
  await showApp({ at: '/' });
  await page.getByRole('link', { name: 'Start Learning Free' }).first().click();
  await expect.poll(() => window.location.pathname).toBe('/auth');
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click();
  await expect.poll(() => document.title).toMatch(/Welcome back/);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
