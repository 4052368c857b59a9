import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { messages } from '#platform/content/messages.ts';
import type { OutputOf } from '#subjects/api/contract.ts';
import { later } from '#testing/web/answers.ts';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, stored } from '#testing/web/studio.ts';

const english = {
  'moment.dayAndTime': messages['moment.dayAndTime'],
  'moment.withUtc': messages['moment.withUtc'],
};

const readers: OutputOf<'listStudioEventReaders'>['readers'] = [
  { tag: 'en', name: 'English', said: english, starts: 'Starts {time}', local: 'That is {time} for you.' },
  {
    tag: 'de',
    name: 'Deutsch',
    said: {
      'moment.dayAndTime': '{day} um {time}',
      'moment.withUtc': '{here} / {time} GMT ({day})',
    },
    starts: 'Beginn: {time}',
    local: 'Bei dir ist das {time}.',
  },
];

/** Opens the event's page with a date, in the zone of Berlin. */
async function openEvent(next_challenge_date: string | null) {
  const event = { challenge_name: 'Thriller', next_challenge_date, version: '1' };
  return showApp({
    at: '/studio/event',
    answers: { ...operatorAnswers, readStudioEvent: event, listStudioEventReaders: { readers } },
  });
}

/** Opens the event's page with a server that stores the event. */
async function openStored(next_challenge_date: string | null = null) {
  const event = stored<{ challenge_name: string; next_challenge_date: string | null }>({
    challenge_name: 'Thriller',
    next_challenge_date,
  });
  const read = () => ({ ...event.value(), version: event.version() });
  const shown = await showApp({
    at: '/studio/event',
    answers: {
      ...operatorAnswers,
      readStudioEvent: read,
      readStudioFaq: { pairs: [], version: '1' },
      saveStudioEvent: (sent) => {
        const { challenge_name, next_challenge_date } = sent.body;
        return event.save(sent, { challenge_name, next_challenge_date });
      },
    },
  });
  return { ...shown, event, read };
}

const name = page.getByLabelText('Name of the event');
const save = page.getByRole('button', { name: 'Save', exact: true });
const saved = page.getByText('Everything is saved');
const warning = page.getByRole('dialog', { name: 'This is not saved yet' });
const faq = page.getByRole('navigation', { name: 'Studio' }).getByRole('link', { name: 'FAQ' });

test('leaving the page right after a save asks nothing, and the page shows the saved event until it is read again', async () => {
  const { answer, event, read } = await openStored();
  const reading = later<void>();
  await expect.element(name).toBeVisible();
  answer({ readStudioEvent: () => reading.answer.then(read) });
  await name.fill('Thriller Night');
  await save.click();
  await expect.poll(() => event.value().challenge_name).toBe('Thriller Night');
  await expect.element(saved).toBeVisible();
  await expect.element(name).toHaveValue('Thriller Night');
  // Words that are typed before the event is read again are an edit of the saved event, and no clash with another
  // operator.
  await name.fill('Thriller Day');
  await save.click();
  await expect.poll(() => event.value().challenge_name).toBe('Thriller Day');
  await expect.element(saved).toBeVisible();
  await faq.click();
  await expect.poll(() => location.pathname).toBe('/studio/faq');
  await expect.element(warning).not.toBeInTheDocument();
  reading.come();
});

test('leaving the page during a save waits until the event is stored', async () => {
  const { answer, event } = await openStored();
  const line = later<{ version: string }>();
  answer({ saveStudioEvent: () => line.answer });
  await name.fill('Thriller Night');
  await save.click();
  await faq.click();
  await expect.element(warning).toBeVisible();
  line.come({ version: event.change({ challenge_name: 'Thriller Night', next_challenge_date: null }) });
  await expect.poll(() => location.pathname).toBe('/studio/faq');
  await expect.element(warning).not.toBeInTheDocument();
});

test('two operators change two things of the event at once: both changes are saved, without a question', async () => {
  const { event } = await openStored();
  await name.fill('Thriller Night');
  event.change({ challenge_name: 'Thriller', next_challenge_date: '2031-10-25T18:00:00.000Z' });
  await save.click();
  await expect
    .poll(() => event.value())
    .toEqual({ challenge_name: 'Thriller Night', next_challenge_date: '2031-10-25T18:00:00.000Z' });
  await expect.element(saved).toBeVisible();
  await expect.element(page.getByLabelText('The date is decided')).toBeChecked();

  // If both operators changed the same thing, this operator chooses one of the two values, and keeps the rest of the
  // edit.
  await name.fill('Mine');
  await page.getByLabelText('Date and time').fill('2032-01-01T20:00');
  event.change({ ...event.value(), challenge_name: 'Theirs' });
  await save.click();
  await page.getByRole('button', { name: 'Show what is stored, drop mine' }).click();
  await expect.element(name).toHaveValue('Theirs');
  await expect.element(page.getByLabelText('Date and time')).toHaveValue('2032-01-01T20:00');
  await save.click();
  await expect.element(saved).toBeVisible();
  expect(event.value()).toMatchObject({
    challenge_name: 'Theirs',
    next_challenge_date: expect.stringMatching(/^203[12]/),
  });
});

test('a sign-out does not ask about the chosen time zone', async () => {
  const { answer } = await openStored('2031-10-25T18:00:00.000Z');
  answer({ signOut: {} });
  await page.getByLabelText('on the clocks of').selectOptions('Pacific/Auckland');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect.poll(() => location.pathname).toBe('/auth/login');
});

test('the date of the event is shown in the chosen zone, also after a reload', async () => {
  const { reload, event } = await openStored();
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

test('zones are listed by offset, with current places and their time of day, the operator’s own first', async () => {
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

test('the preview shows what dancers on five continents would read, in their language and zone, while it is typed', async () => {
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
  // This place's language is not offered, so its dancers read English.
  expect(places).toContain('Mexico City, The Americas · English');
  await page.getByLabelText('on the clocks of').selectOptions('Europe/Berlin');
  await expect
    .element(seen.css('dt').first())
    .toMatchTextContent('Berlin, the event’s own place in Europe · Deutsch');
  await page.getByLabelText('Date and time').fill('2031-12-06T19:00');
  await expect.element(seen.getByText('Bei dir ist das Samstag, 6. Dezember um 19:00 MEZ.')).toBeVisible();
});

test('a day without a time is reported, and nothing is saved', async () => {
  const { calls } = await openEvent(null);
  await page.getByLabelText('The date is decided').click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Please enter a date and a time.');
  await expect.element(page.getByLabelText('Date and time')).toHaveFocus();
  expect(calls('saveStudioEvent')).toEqual([]);
});

test('a date in the past is reported', async () => {
  await openEvent('2001-10-25T18:00:00Z');
  await expect.element(page.getByText('This moment has passed: the countdown stands at zero.')).toBeVisible();
});
