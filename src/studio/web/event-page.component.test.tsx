import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { OutputOf } from '#subjects/api/contract.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, stored } from '#testing/web/studio.ts';

const readers: OutputOf<'listStudioEventReaders'>['readers'] = [
  { tag: 'en', name: 'English', said: {}, starts: 'Starts {time}', local: 'That is {time} for you.' },
  {
    tag: 'de',
    name: 'Deutsch',
    said: {
      '{day} at {time}': '{day} um {time}',
      '{here} / {time} GMT ({day})': '{here} / {time} GMT ({day})',
    },
    starts: 'Beginn: {time}',
    local: 'Bei dir ist das {time}.',
  },
];

/** The event's page with a moment on the clocks of Berlin. */
async function openEvent(next_challenge_date: string | null) {
  const event = { challenge_name: 'Thriller', next_challenge_date, version: '1' };
  return showApp({
    at: '/studio/event',
    answers: { ...operatorAnswers, readStudioEvent: event, listStudioEventReaders: { readers } },
  });
}

test('the date of the event stands on the clocks of the zone that was chosen, also later', async () => {
  const event = stored<{ challenge_name: string; next_challenge_date: string | null }>({
    challenge_name: 'Thriller',
    next_challenge_date: null,
  });
  const { reload } = await showApp({
    at: '/studio/event',
    answers: {
      ...operatorAnswers,
      readStudioEvent: () => ({ ...event.value(), version: event.version() }),
      saveStudioEvent: (sent) => {
        const { challenge_name, next_challenge_date } = sent.body;
        return event.save(sent, { challenge_name, next_challenge_date });
      },
    },
  });
  const when = page.getByLabelText('Date and time');
  const zone = page.getByLabelText('on the clocks of');
  await page.getByLabelText('The date is decided').click();
  await when.fill('2031-10-25T20:00');
  await zone.selectOptions('Pacific/Auckland');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Everything is saved')).toBeVisible();
  expect(Date.parse(event.value().next_challenge_date ?? '')).toBe(Date.parse('2031-10-25T20:00+13:00'));
  await reload();
  await expect.element(zone).toHaveValue('Pacific/Auckland');
  await expect.element(when).toHaveValue('2031-10-25T20:00');
  await page.getByLabelText('Name of the event').fill('Thriller Night');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.element(zone).toHaveValue('Pacific/Auckland');
  await expect.element(when).toHaveValue('2031-10-25T20:00');
});

test('zones are chosen by offset, with places of today and the hour there, the operator’s own first', async () => {
  await openEvent('2031-10-25T18:00:00Z');
  const zone = page.getByLabelText('on the clocks of');
  await expect.element(zone).toBeVisible();
  const groups = [...zone.element().querySelectorAll('optgroup')].map(({ label }) => label);
  expect(groups[0]).toBe('Yours');
  expect(groups.filter((label) => label.startsWith('UTC+5:30, Kolkata, '))).toHaveLength(1);
  for (const label of groups.slice(1))
    expect(label).toMatch(/^UTC(?:[+-]\d+(?::\d\d)?)?, .+, now \d+:\d\d [ap]m$/);
  await zone.selectOptions('Europe/Berlin');
  await expect.element(page.getByText(/^It is \d+:\d\d [ap]m now in Berlin \(UTC\+[12]\)\./)).toBeVisible();
});

test('what dancers read on five continents follows what is typed, in their language and on their clocks', async () => {
  await openEvent('2031-10-25T18:00:00Z');
  const seen = page.getByRole('region', { name: 'As everybody will see it' });
  await page.getByLabelText('on the clocks of').selectOptions('UTC');
  await page.getByLabelText('Date and time').fill('2031-07-05T18:00');
  await expect
    .element(seen.getByText('That is Saturday, July 5 at 11:30 pm GMT+5:30 for you.'))
    .toBeVisible();
  await expect.element(seen.getByText('Bei dir ist das Samstag, 5. Juli um 20:00 MESZ.')).toBeVisible();
  const places = seen
    .css('dt')
    .elements()
    .map(({ textContent }) => textContent);
  expect(places[0]).toBe('UTC, the event’s own place · English');
  expect(places).toContain('Berlin, Europe · Deutsch');
  for (const continent of ['The Americas', 'Africa', 'Europe', 'Asia', 'Australia'])
    expect(places.some((place) => place?.includes(continent))).toBe(true);
  // A language that is not offered: they read it in English.
  expect(places).toContain('Mexico City, The Americas · English');
  await page.getByLabelText('on the clocks of').selectOptions('Europe/Berlin');
  await expect
    .element(seen.css('dt').first())
    .toMatchTextContent('Berlin, the event’s own place in Europe · Deutsch');
  await page.getByLabelText('Date and time').fill('2031-12-06T19:00');
  await expect.element(seen.getByText('Bei dir ist das Samstag, 6. Dezember um 19:00 MEZ.')).toBeVisible();
});

test('a day without an hour is no moment: it is said, and nothing is saved', async () => {
  const { calls } = await openEvent(null);
  await page.getByLabelText('The date is decided').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByText('Please enter a date and a time.')).toBeVisible();
  expect(calls('saveStudioEvent')).toEqual([]);
});

test('a moment that has passed is named', async () => {
  await openEvent('2001-10-25T18:00:00Z');
  await expect.element(page.getByText('This moment has passed: the countdown stands at zero.')).toBeVisible();
});
