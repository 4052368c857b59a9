// A phone that counts heads with a network that fails at times.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { crewId, crewServer } from '#crew/web/testing/crew.ts';
import { afterStart } from '#subjects/web/after-start.tsx';
import { unreachable } from '#testing/web/answers.ts';
import { momentServer } from '#testing/web/moment.ts';
import { showApp } from '#testing/web/show-app.tsx';

const at = `/crew/${crewId}/count`;
const button = (name: string | RegExp) => page.getByRole('button', { name });

async function startCount(label: string) {
  await page.getByLabelText('What is this counter called?').fill(label);
  await button('Start counting').click();
}

async function tapTimes(times: number) {
  for (let tap = 0; tap < times; tap += 1) await button(/One more/).click();
}

// §9.heads-add-up-exactly-once
test('a count begun anew without a network loses nothing of the earlier count', async () => {
  const { rows, answers } = crewServer();
  const { answer } = await showApp({ at, answers: { ...answers, putTally: unreachable } });
  await expect.poll(() => document.title).toBe('Count heads - Shamble');
  await startCount('North gate');
  await tapTimes(7);
  await button('Start a new count').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start a new count' }).click();
  await tapTimes(1);
  await page.getByRole('link', { name: 'Back to the day' }).click();
  const sum = page.css('.day-counts dd').first();
  await expect.element(sum).toHaveTextContent('8');
  answer({ putTally: answers.putTally });
  window.dispatchEvent(new Event('online'));
  const stored = () => rows.tallies.map(({ label, plus }) => `${label}: ${plus}`).sort();
  await expect.poll(stored).toEqual(['North gate 2: 1', 'North gate: 7']);
  await expect.element(sum).toHaveTextContent('8');
});

test('heads counted without a network are sent from whichever page is opened next', async () => {
  const { rows, answers } = crewServer();
  const shown = await showApp({
    at,
    answers: { ...answers, putTally: unreachable },
    others: momentServer().others,
  });
  await startCount('South gate');
  await tapTimes(3);
  await expect.element(page.getByText(/^Kept on this device\. It is sent/)).toBeVisible();
  window.history.replaceState(null, '', '/dashboard');
  await shown.reload();
  shown.answer({ putTally: answers.putTally });
  await afterStart(shown.client);
  await expect.poll(() => rows.tallies).toMatchObject([{ label: 'South gate', plus: 3, minus: 0 }]);
  // On the dashboard nothing may cover the crew's link.
  const link = page.getByRole('link', { name: 'The Night Shift' });
  await expect.element(link).toBeVisible();
  link.element().scrollIntoView({ block: 'center' });
  const { right, top, height } = link.element().getBoundingClientRect();
  expect(link.element().contains(document.elementFromPoint(right - 3, top + height / 2))).toBe(true);
});

// §9.members-cant-spoil-head-count
test('a leader leaves a trial count out of the sum, and takes it in again', async () => {
  const tally = (label: string, plus: number, id: number) => ({
    device_id: `00000000-0000-4000-8000-00000000000${id}`,
    label,
    kind: 'gate' as const,
    plus,
    minus: 0,
    version: plus,
    left_out: false,
    updated_at: '2027-10-30T20:00:00.000Z',
  });
  const tallies = [tally('North gate', 24, 1), tally('Back door', 4, 2)];
  await showApp({ at: `/crew/${crewId}/day?tab=count`, answers: crewServer({ tallies }).answers });
  const sum = page.css('.day-counts dd').first();
  await expect.element(sum).toHaveTextContent('28');
  await button('Leave out Back door').click();
  await expect.element(sum).toHaveTextContent('24');
  await button('Take in Back door').click();
  await expect.element(sum).toHaveTextContent('28');
});
