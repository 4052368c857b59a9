// The first part of the day's page: what is due now, what comes next, and who does it.

import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { defaultSettings } from '#course/content/settings.ts';
import { crewId, crewServer } from '#crew/web/testing/crew.ts';
import { setPageClock } from '#platform/web/page-clock.ts';
import { showApp } from '#testing/web/show-app.tsx';

const at = `/crew/${crewId}/day`;
const eventAt = Date.parse(defaultSettings.next_challenge_date ?? '');
const minute = 60_000;
const row = (title: string) =>
  page.css('.day-row').filter({ has: page.getByRole('heading', { name: title }) });

/** Sets the page's clock to `minutes` after the dance; before it if negative. */
function goTo(minutes: number) {
  setPageClock(eventAt + minutes * minute - performance.now());
  onTestFinished(() => setPageClock(null));
}

test.each([
  [-200, 'Nothing is due yet.', 'Set up: tape the line'],
  [-40, 'The list closes', 'All inside the line'],
  [2, 'The dance', 'Hold the last pose'],
  [30, 'Hold the last pose', 'Nothing comes after it.'],
])('%s minutes from the dance the page says what is due and what comes next', async (minutes, due, next) => {
  goTo(minutes);
  await showApp({ at, answers: crewServer().answers });
  await expect.element(row('Due now')).toMatchTextContent(due);
  await expect.element(row('Comes next')).toMatchTextContent(next);
});

test('names of doers are shown at what is due, stay on this device, and are on the run sheet', async () => {
  goTo(-40);
  const shown = await showApp({ at, answers: crewServer().answers });
  await expect.element(row('Due now')).toMatchTextContent('Table with the list');
  await page.getByText('Who does what').click();
  await page.getByLabelText(/^Table with the list/).fill('Ada, Ben');
  await expect.element(row('Due now')).toMatchTextContent('Table with the list: Ada, Ben');
  await shown.reload();
  await expect.element(row('Due now')).toMatchTextContent('Table with the list: Ada, Ben');
  await page.getByRole('link', { name: 'Print' }).click();
  await page.getByRole('link', { name: 'Run sheet' }).click();
  await expect.element(page.css('.sheet-doers').getByText('Ada, Ben')).toBeVisible();
  expect(shown.calls().filter(({ body }) => JSON.stringify(body)?.includes('Ada'))).toEqual([]);
});

test('signing out asks before it deletes the list of who does what', async () => {
  goTo(-40);
  const { calls } = await showApp({ at, answers: { ...crewServer().answers, signOut: {} } });
  await page.getByText('Who does what').click();
  await page.getByLabelText(/^Signal and video/).fill('Cleo');
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.element(page.getByText(/who does what on the day from this device/)).toBeVisible();
  expect(calls('signOut')).toEqual([]);
});

test('each part of the day is at most two phone screens high, and the bar leads to the others', async () => {
  const members = Array.from({ length: 1000 }, (_, index) => ({
    number: index + 1,
    first_name: `Dancer ${index}`,
    state: 'in' as const,
  }));
  const { rows, answers } = crewServer();
  rows.crew = rows.crew && { ...rows.crew, members };
  await showApp({ at, answers, size: [390, 844] });
  for (const part of ['Count', 'Roster', 'Record', 'Print', 'Now']) {
    const link = page.getByRole('navigation', { name: 'Parts of the day' }).getByRole('link', { name: part });
    await link.click();
    await expect.element(link).toHaveAttribute('aria-current', 'page');
    const height = page.getByRole('main').element().getBoundingClientRect().height;
    expect([part, height <= 2 * 844]).toEqual([part, true]);
  }
  expect(window.location.search).toBe('?tab=now');
});
