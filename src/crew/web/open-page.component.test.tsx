import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { crewId, crewServer, grace } from '#crew/web/testing/crew.ts';
import { placesIn } from '#subjects/rules/places.ts';
import type { Sent } from '#testing/web/answers.ts';
import { refusal, unreachable } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';

test('opening a crew again because no answer came sends the same key', async () => {
  const keys: (string | null)[] = [];
  const { answers } = crewServer();
  const openCrew = ({ headers }: Sent<'openCrew'>) => {
    keys.push(headers.get('idempotency-key'));
    return keys.length === 1 ? unreachable() : { id: crewId };
  };
  await showApp({ at: '/crew/open', answers: { ...answers, openCrew } });
  await page.getByLabelText('Name of the crew').fill('The Night Shift');
  const open = page.getByRole('button', { name: 'Open a crew' });
  await open.click();
  await expect.element(page.getByText(/Please check your connection and try again\./)).toBeVisible();
  await open.click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'The Night Shift' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/./);
  expect(keys[1]).toBe(keys[0]);
});

test('when a device hides its zone, the form asks the leader for the crew’s zone', async () => {
  const { answers } = crewServer({}, { ...grace, chosen_zone: 'UTC' });
  const { calls } = await showApp({ at: '/crew/open', answers: { ...answers, openCrew: { id: crewId } } });
  const zone = page.getByLabelText('Time zone of the crew');
  await expect.element(zone).toHaveValue('');
  await expect.element(zone).toHaveAccessibleDescription(/^This device says UTC\./);
  await page.getByLabelText('Name of the crew').fill('The Night Shift');
  await page.getByRole('button', { name: 'Open a crew' }).click();
  await expect.element(zone).toHaveAccessibleDescription(/Please choose the time zone/);
  expect(calls('openCrew')).toEqual([]);
  await zone.selectOptions('Europe/Berlin');
  await page.getByRole('button', { name: 'Open a crew' }).click();
  await expect.poll(() => calls('openCrew')).toMatchObject([{ body: { zone: 'Europe/Berlin' } }]);
});

test('when the server refuses a name, the focus goes to its field, which says why', async () => {
  const { answers } = crewServer();
  const openCrew = () => refusal('invalid_input', { field: 'name', detail: 'Another name, please.' });
  await showApp({ at: '/crew/open', answers: { ...answers, openCrew } });
  const name = page.getByLabelText('Name of the crew');
  await name.fill('The Night Shift');
  await page.getByRole('button', { name: 'Open a crew' }).click();
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('Another name, please.');
  await expect.element(name).toHaveValue('The Night Shift');
});

test('people who only teach read that a class needs no crew', async () => {
  await showApp({ at: '/crew/open', answers: crewServer().answers });
  const [link] = placesIn('day of the event');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Open a crew' })).toBeVisible();
  const unneeded = page.getByText(/^Teaching tomorrow\? You need no crew\./);
  const way = page.getByRole('link', { name: 'Open the class screen' });
  if (link) await expect.element(way).toHaveAttribute('href', link.to);
  else await expect.element(unneeded).not.toBeInTheDocument();
});
