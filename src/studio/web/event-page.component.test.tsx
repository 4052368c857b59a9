import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showApp } from '#testing/web/show-app.tsx';
import { operatorAnswers, stored } from '#testing/web/studio.ts';

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
